import type { Scene } from '#games/kit/scene/create-reels-scene.ts'
import type { GameOutcome, SceneEvent } from '#games/kit/protocol/index.ts'
import type { GamePageData } from '../../server/page-data.ts'
import { createAsking } from '../play/create-asking.ts'
import { createRefusal, refusalCode } from '../play/create-refusal.ts'
import type { PastRound } from '../play/fill-history.ts'
import { createHouseMoney } from '../play/house-money.ts'
import type { Jackpot, JackpotWon } from '../play/jackpot.ts'
import { judgeWin, timesOfStake } from '../play/judge-win.ts'
import { makeRoundId } from '../play/make-round-id.ts'
import { createPace } from '../play/pace.ts'
import type { PlayCalls, PlayedRound, Round, SessionState } from '../play/play-calls.ts'
import { createPurse } from '../play/purse.ts'
import type { Sound } from '../play/sound.ts'
import { createStake } from '../play/stake.ts'
import { narrateRound } from './narrate.ts'
import { createRisk } from './risk/create-risk.ts'
import { createSceneTelling } from './tell-scene.ts'
import type { View } from './view.ts'

const NOTICE_MS = 4000

type Needs = {
  readonly data: GamePageData
  readonly session: SessionState
  readonly calls: PlayCalls
  readonly view: View
  readonly sound: Sound
  readonly jackpot: Pick<Jackpot, 'won'>
  readonly onEnded: (code: string) => void
}

type Phase = 'ready' | 'asking' | 'showing'

/** A round on its way over the screen. */
type Showing = {
  readonly round: Round
  readonly outcome: GameOutcome
  /** Played at an earlier visit, which did not show it. */
  readonly isMissed: boolean
  readonly won: JackpotWon | undefined
}

/** The course of play: one press, one round, shown to its end. Amounts come from the platform; here they are handed on. */
export function createController({ data, session, calls, view, sound, jackpot, onEnded }: Needs) {
  const { game } = data
  let scene: Scene | undefined
  let phase: Phase = 'ready'
  let shown: Showing | undefined
  const past: PastRound[] = []
  let fairness = session.fairness
  const purse = createPurse(session, view)
  const pace = createPace(session.minimumRoundMs)
  const house = createHouseMoney(session, view, 2 * NOTICE_MS)
  const stake = createStake({ session, place: `stake:${game.key}`, free: house.free })
  const ask = createAsking(view, NOTICE_MS)
  const refuse = createRefusal({ data, session, view, sound, noticeMs: 2 * NOTICE_MS, onEnded })
  const words = { say: view.say, nameOf: (symbol: number) => data.symbolNames[symbol] ?? '', money: view.money }
  const telling = createSceneTelling({
    data,
    view,
    sound,
    noticeMs: NOTICE_MS,
    words,
    outcome: () => shown?.outcome,
    isReady: () => phase === 'ready',
  })
  const risk = createRisk({ data, session, calls, view, sound, ask, onStep: showRisked, onRefused: refuse })

  /** After a step of the risk: the plate says what is left of the win. */
  function showRisked(answer: PlayedRound): void {
    const { round, netResult } = answer
    if (past[0]?.round.roundId === round.roundId) past[0] = { ...past[0], round }
    house.told(answer)
    purse.keep({ balance: round.balanceAfter, netResult })
    purse.write()
    const left = round.risk?.winMinor ?? 0
    view.lastWin(left)
    if (left === 0) return view.hideWin()
    const { amountMinor: staked } = round.stake
    const mood = judgeWin(left, staked)
    const times = mood === 'plain' ? '' : view.say('timesStake', { times: timesOfStake(left, staked, data.language) })
    view.win({ what: view.say('riskRuleTitle'), fromMinor: left, toMinor: left, times, mood, countUpMs: 0 })
  }

  function writeStake(): void {
    const next = stake.nextMinor
    view.stake(next)
    view.board.price((coins) => view.money((coins * next) / game.coins))
    view.stakeButtons(phase === 'ready' && stake.canDown, phase === 'ready' && stake.canUp)
  }

  function become(next: Phase): void {
    phase = next
    view.spin(next === 'ready' ? 'ready' : next === 'asking' ? 'turning' : 'showing')
    writeStake()
  }

  function show(round: Round, { isMissed, won }: Pick<Showing, 'isMissed' | 'won'>): void {
    const outcome = round.outcome as GameOutcome
    shown = { round, outcome, isMissed, won }
    become('showing')
    scene?.send({ type: 'play', outcome, mood: judgeWin(outcome.winMinor, outcome.stakeMinor) })
  }

  function finish(): void {
    if (!shown) return
    const { round, outcome, isMissed, won } = shown
    shown = undefined
    // The balance after a missed round may be an old one: money may have moved since.
    if (!isMissed) purse.keep({ balance: won?.balanceAfter ?? round.balanceAfter })
    purse.write()
    view.lastWin(outcome.winMinor)
    const result = narrateRound(game, outcome, words)
    past.unshift({ round, result })
    view.tell(result)
    view.free(undefined)
    view.feature(undefined)
    if (game.engine !== 'ways') view.board.reset()
    if (outcome.winMinor > 0) view.finishCount(outcome.winMinor)
    if (won) tellJackpot(won, round)
    // If this is lost, the platform shows the round again at the next visit: harmless, so it is tried and left.
    void calls.shown(round.roundId)
    // Where a part of the win is the bonus's, its terms bound what is risked, as they bound a stake.
    const isPartlyBonus = (round.bonus?.win?.amountMinor ?? 0) > 0
    if (!isMissed && !won) risk.show(round, isPartlyBonus ? house.bonus.stakeMaxMinor : undefined)
    const restMs = pace.restMs()
    if (restMs === 0) return become('ready')
    view.spin('turning')
    setTimeout(() => become('ready'), restMs)
  }

  /** Beside the win of the round, and after it. */
  function tellJackpot(won: JackpotWon, round: Round): void {
    const { title, amount, isCelebrated } = jackpot.won(won, round)
    view.tell(`${title}: ${amount}`)
    if (!isCelebrated) return view.notice(`${title}: ${amount}`)
    sound.freeSpinsEnd()
    view.feature(title, amount)
  }

  async function spin(): Promise<void> {
    if (!scene || phase === 'asking') return
    if (phase === 'showing') {
      pace.skip()
      return scene.send({ type: 'skip' })
    }
    if (risk.isOpen || !pace.mayBegin) return
    risk.withdraw()
    pace.begin()
    const roundId = makeRoundId(Date.now())
    const stakeMinor = stake.nextMinor
    const gift = house.free.giftFor(stakeMinor)
    become('asking')
    telling.clear()
    view.notice(undefined)
    sound.press()
    sound.turning(true)
    scene.send({ type: 'start-reels' })
    if (gift.freeRoundsId === undefined) purse.hold(stakeMinor)
    const answer = await ask(() => calls.play(roundId, stakeMinor, gift))
    if (!answer.ok) return takeBack(scene, refusalCode(answer), answer.details)
    const { round, netResult, jackpot: won } = answer.data
    purse.keep({ netResult })
    fairness = { ...fairness, nextNonce: round.nonce + 1 }
    house.told(answer.data, gift)
    show(round, { isMissed: false, won })
  }

  /** A refusal: nothing was staked, so everything goes back as it was. */
  function takeBack(from: Scene, code: string, details?: Readonly<Record<string, unknown>>): void {
    from.send({ type: 'abandon' })
    sound.turning(false)
    purse.write()
    pace.takeBack()
    if (code === 'ERR_FREE_ROUND_GONE') house.free.gone()
    become('ready')
    refuse(code, details)
  }

  return {
    hear: (event: SceneEvent): void => (event.type === 'finished' ? finish() : telling.hear(event)),
    spin: () => void spin(),
    stepStake(direction: 1 | -1): void {
      if (phase !== 'ready' || !stake.step(direction)) return
      writeStake()
      view.tell(view.say('sayStake', { stake: view.money(stake.nextMinor) }))
    },
    /** The scene is there: what was never seen comes first. */
    begin(readyScene: Scene): void {
      scene = readyScene
      if (session.unshownRound) {
        view.notice(view.say('interrupted'), 2 * NOTICE_MS)
        sound.turning(true)
        scene.send({ type: 'start-reels' })
        return show(session.unshownRound, { isMissed: true, won: session.unshownJackpot ?? undefined })
      }
      become('ready')
      const amounts = { balance: view.money(purse.balanceMinor), stake: view.money(stake.nextMinor) }
      view.tell(view.say('sayReady', { name: data.title, ...amounts }))
    },
    writeAll(): void {
      purse.write()
      view.lastWin(undefined)
      view.stake(stake.nextMinor)
    },
    setFairness: (next: typeof fairness): void => void (fairness = next),
    get stakeMinor() {
      return stake.nextMinor
    },
    get fairness() {
      return fairness
    },
    get past(): readonly PastRound[] {
      return past
    },
    get lastRoundId() {
      return shown?.round.roundId ?? past[0]?.round.roundId
    },
    get isRisking() {
      return risk.isOpen
    },
    get isIdle() {
      return phase === 'ready' && !risk.isOpen
    },
  }
}
