import '#ui/fonts/fonts.css'
import '../styles/base.css'
import '../styles/game.css'
import type { Scene } from '#games/kit/scene/create-reels-scene.ts'
import type { SceneEvent } from '#games/kit/protocol/index.ts'
import { createController } from './controller.ts'
import { fillFairness } from './fill-fairness.ts'
import { fillPaytable } from './fill-paytable.ts'
import { fillRules } from './fill-rules.ts'
import { gamePlan } from './game-plan.ts'
import { createJackpot } from './jackpot.ts'
import { listenKeys } from './listen-keys.ts'
import { loadScene } from './load-scene.ts'
import { createFrame } from './frame.ts'
import { byId, readPageData } from './page.ts'
import { createSheet } from './sheet.ts'
import { createSound } from './sound.ts'
import { createView } from './view.ts'
import { writeClock } from './write-clock.ts'

const data = readPageData()
const { say, reduced, fail, begin, linkWaysOut } = createFrame(data)

/** Amounts on coins: no currency, hundredths only where there are some. */
const short = new Intl.NumberFormat(data.language, { maximumFractionDigits: 2, useGrouping: false })

let hearScene: (event: SceneEvent) => void = () => undefined

/** The moving scene takes the place of the still reels as soon as it can paint the same. */
async function showScene(): Promise<Scene> {
  const canvas = byId<HTMLCanvasElement>('scene')
  const scene = await loadScene({
    canvas,
    game: data.game,
    grid: data.grid,
    isMotionReduced: reduced.matches,
    write: (amountMinor) => short.format(amountMinor / 100),
    tell: (event) => hearScene(event),
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
  const begun = await begin()
  if (!begun) return
  const { session, calls } = begun
  const { currency } = session.balance
  const isDemo = session.mode === 'demo'
  const arrivedMs = performance.now()
  const view = createView(data, currency)
  const sound = createSound()
  const sheet = createSheet()
  const jackpot = createJackpot({
    client: calls.client,
    gameKey: data.game.key,
    isDemo,
    language: data.language,
    say,
    money: view.money,
    show: view.jackpot,
  })
  const controller = createController({ data, session, calls, view, sound, jackpot, onEnded: fail })
  hearScene = controller.hear

  if (isDemo) view.demo()
  view.muted(sound.isMuted)
  view.clock(() => writeClock(session.playerSessionStartedAt, session.serverTime, performance.now() - arrivedMs))
  controller.writeAll()
  byId('max-win').textContent = view.money(session.maxWin)
  const ways = linkWaysOut({ ...begun, isIdle: () => controller.isIdle, onStopped: fail })
  // Leaving between rounds ends the session, which reveals its seed. A round on the way keeps it, to be shown again.
  for (const way of [ways.back, ways.stop]) {
    way.addEventListener('click', () => {
      if (controller.isIdle) void calls.close()
    })
  }

  const mute = (): void => {
    sound.setMuted(!sound.isMuted)
    view.muted(sound.isMuted)
  }
  const paytable = (): void => sheet.open(say('paytable'), fillPaytable(data, controller.stakeMinor, currency))
  byId('mute').addEventListener('click', mute)
  byId('open-paytable').addEventListener('click', paytable)
  const rules = (): void => {
    const plan = gamePlan({ client: calls.client, data, gameKey: data.game.key })
    const added = jackpot.rules(data.game.declared.rtp)
    sheet.open(say('rulesTitle'), [...added, ...fillRules(data, session, currency, isDemo), plan])
  }
  byId('open-rules').addEventListener('click', rules)
  const openFairness = (): void => {
    const { fairness, lastRoundId } = controller
    const onRotated = controller.setFairness
    sheet.open(say('fairness'), fillFairness({ data, calls, fairness, lastRoundId, onRotated }))
  }
  byId('open-fairness').addEventListener('click', openFairness)
  byId('spin').addEventListener('click', controller.spin)
  byId('reels').addEventListener('click', () => {
    if (!controller.isIdle) controller.spin()
  })
  byId('stake-down').addEventListener('click', () => controller.stepStake(-1))
  byId('stake-up').addEventListener('click', () => controller.stepStake(1))
  listenKeys({
    spin: controller.spin,
    stake: controller.stepStake,
    mute,
    paytable,
    rules,
    fairness: openFairness,
    isSheetOpen: () => sheet.isOpen || controller.isRisking,
  })

  const scene = await loadingScene.catch(() => undefined)
  if (!scene) return fail('default')
  controller.begin(scene)
}

// Let the still picture reach the screen before anything heavy is read.
requestAnimationFrame(() => setTimeout(() => void start(), 0))
