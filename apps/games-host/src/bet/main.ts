import './page.css'
import { characterOf } from '#games/kit/scene/character.ts'
import type { BetOutcome } from '#games/kit/protocol/bets.ts'
import type { BetScene, SceneSound } from '#games/kit/scene/bet-scene.ts'
import { wordsOf } from '#games/kit/description/description.ts'
import type { BetPageData } from '../../server/page-data.ts'
import { afterFirstPaint } from '../play/after-first-paint.ts'
import { fillHistory, lineOf } from '../play/fill-history.ts'
import { gamePlan } from '../play/game-plan.ts'
import { createFrame } from '../play/frame.ts'
import { createJackpot } from '../play/jackpot.ts'
import { linkPage } from '../play/link-page.ts'
import { byId, element } from '../play/page.ts'
import { createSheet } from '../play/sheet.ts'
import { createSound, type Sound } from '../play/sound.ts'
import { createBetController } from './controller.ts'
import { fillBetRules } from './fill-bet-rules.ts'
import { fillSections } from './fill-sections.ts'
import { fillSeries } from './fill-series.ts'
import { listenBetKeys } from './listen-keys.ts'
import { loadBetScene } from './load-scene.ts'
import { loadDescription } from '#games/kit/description/load-description.ts'
import { createBetView } from './view.ts'

const data = JSON.parse(byId('page-data').textContent) as BetPageData
const frame = createFrame(data)
const { say, reduced, fail } = frame

function sceneSound(sound: Sound): SceneSound {
  return {
    tick: sound.flick,
    land: (weight = 0) => sound.reelStop(weight, false),
    good: () => sound.coin(false),
    bad: sound.burst,
    flick: sound.flick,
  }
}

async function start(): Promise<void> {
  const loadingTelling = loadDescription(data.game.engine)
  loadingTelling.catch(() => undefined)
  const begun = await frame.begin()
  if (!begun) return
  const { session, calls } = begun
  const { currency } = session.balance
  const view = createBetView(data, currency)
  const sound = createSound(characterOf(data.game.key))
  const sheet = createSheet()
  const telling = await loadingTelling
  const { definition } = data.game
  const words = wordsOf(data.engineTexts, data.language, view.money)
  let scene: BetScene | undefined
  const jackpot = createJackpot({ data, begun, view })
  const controller = createBetController({
    data,
    session,
    calls,
    view,
    sound,
    jackpot,
    onEnded: fail,
    speech: {
      result: (outcome: BetOutcome) => telling.result(words, definition, outcome),
      shortResult: (outcome: BetOutcome) => telling.shortResult(words, definition, outcome),
    },
  })

  const { mute, fairness } = linkPage({ data, frame, begun, view, sound, sheet, controller })

  const paytable = (): void => {
    const note = element('p', `${say('stake')}: ${view.money(controller.stakeMinor)}`, 'note')
    const sections = telling.paytable(words, definition, controller.stakeMinor)
    const { key: gameKey } = data.game
    const asked = { client: calls.client, words, gameKey, mode: session.mode, stakeMinor: controller.stakeMinor }
    const series = definition.engine === 'scratch' && definition.series ? [fillSeries(asked)] : []
    sheet.open(say('paytable'), [note, ...fillSections(sections), ...series])
  }
  const rules = (): void => {
    const sections = telling.rules(words, definition)
    const plan = gamePlan({ client: calls.client, data, gameKey: data.game.key })
    const figures = fillBetRules({ data, sections, stakes: session.stakes, currency, isDemo: session.mode === 'demo' })
    sheet.open(say('rulesTitle'), [...jackpot.rules(definition.declared.rtp), ...figures, plan])
  }
  const history = (): void =>
    sheet.open(say('history'), fillHistory({ data, session, past: controller.past.map(lineOf) }))
  byId('open-paytable').addEventListener('click', paytable)
  byId('open-rules').addEventListener('click', rules)
  byId('open-history').addEventListener('click', history)
  byId('spin').addEventListener('click', controller.press)
  listenBetKeys({
    press: controller.press,
    choose: controller.choose,
    stake: controller.stepStake,
    mute,
    paytable,
    rules,
    fairness,
    history,
    isSheetOpen: () => sheet.isOpen,
    own: () => scene?.keys ?? {},
  })

  const kept = (name: string): string => `bet:${data.game.key}:${name}`
  try {
    scene = await loadBetScene({
      canvas: byId<HTMLCanvasElement>('scene'),
      overlay: byId('overlay'),
      controls: byId('controls'),
      game: data.game,
      definition: definition as never,
      words,
      sound: sceneSound(sound),
      isMotionReduced: reduced.matches,
      offer: {
        stakes: session.stakes,
        maxStakeMinor: session.maxStakeMinor ?? undefined,
        maxWinMinor: session.maxWinMinor ?? undefined,
      },
      stake: () => controller.stakeMinor,
      onChange: controller.changed,
      press: controller.press,
      play: controller.play,
      notify: (text) => {
        view.notice(text, 4000)
        view.announce(text)
      },
      recall: (name) => localStorage.getItem(kept(name)) ?? undefined,
      keep: (name, value) => localStorage.setItem(kept(name), value),
    })
  } catch {
    return fail('default')
  }
  reduced.addEventListener('change', ({ matches }) => scene?.reduceMotion(matches))
  controller.begin(scene)
  performance.mark('scene-ready')
}

afterFirstPaint(start)
