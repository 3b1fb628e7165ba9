import '#ui/fonts/fonts.css'
import '../styles/base.css'
import '../styles/game.css'
import '../styles/bet.css'
import type { BetOutcome } from '#games/kit/protocol/bets.ts'
import type { BetScene, SceneSound } from '#games/kit/scene/bet-scene.ts'
import { wordsOf } from '#games/kit/tell/telling.ts'
import type { BetPageData } from '../../server/page-data.ts'
import { fillFairness } from '../game/fill-fairness.ts'
import { gamePlan } from '../game/game-plan.ts'
import { createFrame } from '../game/frame.ts'
import { createJackpot } from '../game/jackpot.ts'
import { byId, element } from '../game/page.ts'
import { createSheet } from '../game/sheet.ts'
import { createSound, type Sound } from '../game/sound.ts'
import { writeClock } from '../game/write-clock.ts'
import { createBetController } from './controller.ts'
import { fillBetRules } from './fill-bet-rules.ts'
import { fillHistory } from './fill-history.ts'
import { fillSections } from './fill-sections.ts'
import { fillSeries } from './fill-series.ts'
import { listenBetKeys } from './listen-keys.ts'
import { loadBetScene } from './load-scene.ts'
import { loadTelling } from '#games/kit/tell/load-telling.ts'
import { createBetView } from './view.ts'

const data = JSON.parse(byId('page-data').textContent) as BetPageData
const { say, reduced, fail, begin, linkWaysOut } = createFrame(data)

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
  const loadingTelling = loadTelling(data.game.engine)
  loadingTelling.catch(() => undefined)
  const begun = await begin()
  if (!begun) return
  const { session, calls } = begun
  const { currency } = session.balance
  const isDemo = session.mode === 'demo'
  const arrivedMs = performance.now()
  const view = createBetView(data, currency)
  const sound = createSound()
  const sheet = createSheet()
  const telling = await loadingTelling
  const { definition } = data.game
  const words = wordsOf(data.engineTexts, data.language, view.money)
  let scene: BetScene | undefined
  const jackpot = createJackpot({
    client: calls.client,
    gameKey: data.game.key,
    isDemo,
    language: data.language,
    say,
    money: view.money,
    show: view.jackpot,
  })
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
      mark: (outcome: BetOutcome) => telling.mark(words, definition, outcome),
    },
  })

  if (isDemo) view.demo()
  view.muted(sound.isMuted)
  view.clock(() => writeClock(session.playerSessionStartedAt, session.serverTime, performance.now() - arrivedMs))
  controller.writeAll()
  byId('max-win').textContent = view.money(session.maxWin)
  const ways = linkWaysOut({ ...begun, isIdle: () => controller.isIdle, onStopped: fail })
  // Leaving between rounds ends the session, which reveals its seed. A round on the way or open keeps it.
  for (const way of [ways.back, ways.stop])
    way.addEventListener('click', () => {
      if (controller.isIdle) void calls.close()
    })

  const mute = (): void => {
    sound.setMuted(!sound.isMuted)
    view.muted(sound.isMuted)
  }
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
    const figures = fillBetRules({ data, sections, stakes: session.stakes, currency, isDemo })
    sheet.open(say('rulesTitle'), [...jackpot.rules(definition.declared.rtp), ...figures, plan])
  }
  const history = (): void => sheet.open(say('history'), fillHistory(data, controller.past))
  const openFairness = (): void => {
    const { fairness, lastRoundId } = controller
    const onRotated = controller.setFairness
    sheet.open(say('fairness'), fillFairness({ data, calls, fairness, lastRoundId, onRotated }))
  }
  byId('mute').addEventListener('click', mute)
  byId('open-paytable').addEventListener('click', paytable)
  byId('open-rules').addEventListener('click', rules)
  byId('open-fairness').addEventListener('click', openFairness)
  byId('open-history').addEventListener('click', history)
  byId('spin').addEventListener('click', controller.press)
  byId('stake-down').addEventListener('click', () => controller.stepStake(-1))
  byId('stake-up').addEventListener('click', () => controller.stepStake(1))
  listenBetKeys({
    press: controller.press,
    choose: controller.choose,
    stake: controller.stepStake,
    mute,
    paytable,
    rules,
    fairness: openFairness,
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
        view.tell(text)
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

requestAnimationFrame(() => setTimeout(() => void start(), 0))
