import './page.css'
import { characterOf } from '#games/kit/scene/character.ts'
import type { Scene } from '#games/kit/scene/create-reels-scene.ts'
import type { SceneEvent } from '#games/kit/protocol/index.ts'
import { formatShort } from '#money'
import { createController } from './controller.ts'
import { fillPaytable } from './fill-paytable.ts'
import { fillRules } from './fill-rules.ts'
import { afterFirstPaint } from '../play/after-first-paint.ts'
import { fillHistory, lineOf } from '../play/fill-history.ts'
import { gamePlan } from '../play/game-plan.ts'
import { createJackpot } from '../play/jackpot.ts'
import { listenKeys } from './listen-keys.ts'
import { loadScene } from './load-scene.ts'
import { createFrame } from '../play/frame.ts'
import { linkPage } from '../play/link-page.ts'
import { byId, readPageData } from '../play/page.ts'
import { createSheet } from '../play/sheet.ts'
import { createSound } from '../play/sound.ts'
import { createView } from './view.ts'

const data = readPageData()
const frame = createFrame(data)
const { say, reduced, fail } = frame

let hearScene: (event: SceneEvent) => void = () => undefined

/** Replaces the still reels by the animated scene as soon as it can paint the same picture. */
async function showScene(): Promise<Scene> {
  const canvas = byId<HTMLCanvasElement>('scene')
  const scene = await loadScene({
    canvas,
    game: data.game,
    grid: data.grid,
    isMotionReduced: reduced.matches,
    write: (amountMinor) => formatShort(amountMinor, data.language),
    emit: (event) => hearScene(event),
  })
  reduced.addEventListener('change', ({ matches }) => scene.send({ type: 'reduce-motion', isReduced: matches }))
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.querySelector('#still')?.remove()
      performance.mark('scene-ready')
    }),
  )
  return scene
}

async function start(): Promise<void> {
  const loadingScene = showScene()
  loadingScene.catch(() => undefined)
  const begun = await frame.begin()
  if (!begun) return
  const { session, calls } = begun
  const { currency } = session.balance
  const view = createView(data, currency)
  const sound = createSound(characterOf(data.game.key))
  const sheet = createSheet()
  const jackpot = createJackpot({ data, begun, view })
  const controller = createController({ data, session, calls, view, sound, jackpot, onEnded: fail })
  hearScene = controller.hear
  const { mute, fairness } = linkPage({ data, frame, begun, view, sound, sheet, controller })

  const paytable = (): void => sheet.open(say('paytable'), fillPaytable(data, controller.stakeMinor, currency))
  byId('open-paytable').addEventListener('click', paytable)
  const rules = (): void => {
    const plan = gamePlan({ client: calls.client, data, gameKey: data.game.key })
    const added = jackpot.rules(data.game.declared.rtp)
    sheet.open(say('rulesTitle'), [...added, ...fillRules(data, session, currency, session.mode === 'demo'), plan])
  }
  byId('open-rules').addEventListener('click', rules)
  const history = (): void =>
    sheet.open(say('history'), fillHistory({ data, session, past: controller.past.map(lineOf) }))
  byId('open-history').addEventListener('click', history)
  byId('spin').addEventListener('click', controller.spin)
  byId('reels').addEventListener('click', () => {
    if (!controller.isIdle) controller.spin()
  })
  listenKeys({
    spin: controller.spin,
    stake: controller.stepStake,
    mute,
    paytable,
    rules,
    fairness,
    history,
    isSheetOpen: () => sheet.isOpen || controller.isRisking,
  })

  const scene = await loadingScene.catch(() => undefined)
  if (!scene) return fail('default')
  controller.begin(scene)
}

// Waits for the first paint before heavy modules load.
afterFirstPaint(start)
