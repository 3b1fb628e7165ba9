import type { BetOutcome, AnyBet } from '#games/kit/protocol/bets.ts'
import type { BetScene, Choice } from '#games/kit/scene/bet-scene.ts'
import type { BetPageData } from '../../server/page-data.ts'
import { createAsking } from '../play/create-asking.ts'
import { createRefusal, refusalCode } from '../play/create-refusal.ts'
import type { PastRound } from '../play/fill-history.ts'
import { createHouseMoney } from '../play/house-money.ts'
import type { Jackpot, JackpotWon } from '../play/jackpot.ts'
import { judgeWin } from '../play/judge-win.ts'
import { makeRoundId } from '../play/make-round-id.ts'
import { createPace } from '../play/pace.ts'
import type { BetInput, PlayCalls, Round, SessionState } from '../play/play-calls.ts'
import { createPurse } from '../play/purse.ts'
import type { Sound } from '../play/sound.ts'
import { createStake } from '../play/stake.ts'
import { sayMissed } from './say-missed.ts'
import { tellResult, type Speech } from './tell-result.ts'
import type { BetView } from './view.ts'
import { writeActions } from './write-actions.ts'

const NOTICE_MS = 5000

type Needs = {
  readonly data: BetPageData
  readonly session: SessionState
  readonly calls: PlayCalls
  readonly view: BetView
  readonly sound: Sound
  readonly speech: Speech
  readonly jackpot: Pick<Jackpot, 'won'>
  readonly onEnded: (code: string) => void
}

export type Phase = 'loading' | 'ready' | 'asking' | 'showing' | 'deciding'

type Showing = {
  /** Goes on where it was left, without what was shown already. */
  readonly isResumed?: boolean
  /** Played at an earlier visit or elsewhere. */
  readonly isMissed?: boolean
  readonly won?: JackpotWon | undefined
}

/** The course of play with bets: open, decide, show. Amounts come from the platform; here they are handed on. */
export function createBetController({ data, session, calls, view, sound, speech, jackpot, onEnded }: Needs) {
  let scene: BetScene | undefined
  let phase: Phase = 'loading'
  let present: Round | undefined
  let fairness = session.fairness
  /** The stake is laid in chips on the table. */
  let hasChips = false
  /** What the first button said last: it goes on saying it while nothing can be pressed. */
  let lastLabel = view.say('loading')
  const past: PastRound[] = []
  const purse = createPurse(session, view)
  const pace = createPace(session.minimumRoundMs)
  const house = createHouseMoney(session, view, 2 * NOTICE_MS)
  const stake = createStake({ session, place: `stake:${data.game.key}`, free: house.free })
  const ask = createAsking(view, NOTICE_MS)
  const refuse = createRefusal({ data, session, view, sound, noticeMs: 2 * NOTICE_MS, onEnded })
  const outcomeOf = ({ outcome }: Round): BetOutcome => outcome as BetOutcome

  function choices(): readonly Choice[] {
    return present && phase === 'deciding' ? (scene?.choices?.(outcomeOf(present)) ?? []) : []
  }

  /** Writes what can be pressed now. */
  function refresh(): void {
    const opening = phase === 'ready' ? scene?.opening() : undefined
    view.stake(opening?.stakeMinor === undefined && !hasChips ? 'stake' : 'chip', stake.nextMinor)
    view.stakeButtons(phase === 'ready' && stake.canDown, phase === 'ready' && stake.canUp)
    const now = { opening, isShowing: phase === 'showing', choices: choices(), stakeMinor: stake.nextMinor }
    lastLabel = writeActions(view, now, lastLabel, choose)
  }

  function become(next: Phase): void {
    phase = next
    scene?.lock(next !== 'ready')
    refresh()
  }

  async function show(round: Round, { isResumed = false, isMissed = false, won }: Showing = {}): Promise<void> {
    present = round
    const outcome = outcomeOf(round)
    const isOpen = round.bet?.isOpen ?? false
    become('showing')
    const mood = isOpen ? 'plain' : judgeWin(round.win.amountMinor, round.stake.amountMinor)
    await scene?.show(outcome, { mood, isResumed })
    // The balance after a missed round may be an old one: money may have moved since.
    if (!isMissed) purse.keep({ balance: won?.balanceAfter ?? round.balanceAfter })
    purse.write()
    if (won) tellJackpot(won, round)
    if (isOpen) {
      view.tell(speech.result(outcome))
      return become('deciding')
    }
    finish(round, outcome)
  }

  function finish(round: Round, outcome: BetOutcome): void {
    const result = tellResult(round, outcome, { view, sound, speech, language: data.language })
    past.unshift({ round, result })
    present = undefined
    // If this is lost, the platform shows the round again at the next visit: harmless, so it is tried and left.
    void calls.shown(round.roundId)
    const restMs = pace.restMs()
    if (restMs === 0) return become('ready')
    become('loading')
    setTimeout(() => become('ready'), restMs)
  }

  /** Beside the round's own win, also while the round is open: it stays until the next press. */
  function tellJackpot(won: JackpotWon, round: Round): void {
    const { title, amount, isCelebrated } = jackpot.won(won, round)
    if (isCelebrated) sound.freeSpinsEnd()
    view.notice(`${title}: ${amount}`)
    view.tell(`${title}: ${amount}`)
  }

  /** A press is on its way: nobody can press more, and what it costs is off the balance. */
  function startAsking(from: BetScene, costMinor: number): void {
    become('asking')
    view.notice(undefined)
    sound.press()
    from.start()
    purse.hold(costMinor)
  }

  /** A refusal: nothing was staked, so everything goes back as it was. */
  function takeBack(from: BetScene): void {
    from.abandon()
    purse.write()
  }

  async function open(bet: AnyBet, stakeMinor: number): Promise<void> {
    if (!scene || phase !== 'ready' || !pace.mayBegin) return
    pace.begin()
    const roundId = makeRoundId(Date.now())
    lastLabel = scene.opening().label
    view.hideWin()
    const gift = house.free.giftFor(stakeMinor)
    startAsking(scene, gift.freeRoundsId === undefined ? stakeMinor : 0)
    const answer = await ask(() => calls.playBet(roundId, stakeMinor, bet as BetInput, gift))
    if (answer.ok) {
      const { round, netResult, jackpot: won } = answer.data
      purse.keep({ netResult })
      fairness = { ...fairness, nextNonce: Math.max(fairness.nextNonce, round.nonce + 1) }
      house.told(answer.data, gift)
      return show(round, { won })
    }
    takeBack(scene)
    pace.takeBack()
    const code = refusalCode(answer)
    if (code === 'ERR_ROUND_OPEN') return reload()
    if (code === 'ERR_FREE_ROUND_GONE') house.free.gone()
    become('ready')
    refuse(code, answer.details)
  }

  async function decide(bet: AnyBet, addsMinor = 0): Promise<void> {
    if (!scene || phase !== 'deciding' || !present) return
    const { roundId } = present
    const decision = (present.bet?.decisions ?? 0) + 1
    startAsking(scene, addsMinor)
    const answer = await ask(() => calls.decide(roundId, decision, bet as BetInput))
    if (answer.ok) {
      purse.keep({ netResult: answer.data.netResult })
      house.told(answer.data)
      return show(answer.data.round)
    }
    takeBack(scene)
    const code = refusalCode(answer)
    if (code === 'ERR_STATE_CHANGED' || code === 'ERR_ROUND_NOT_FOUND') return reload()
    become('deciding')
    refuse(code, answer.details)
  }

  /** Another device went on with the round, or the rule finished it: shows how it stands now. */
  async function reload(): Promise<void> {
    const answer = await calls.resume()
    if (!answer.ok) return onEnded(refusalCode(answer))
    view.notice(view.say('changedElsewhere'), NOTICE_MS)
    const { openRound, unshownRound, balance, netResult } = answer.data
    purse.keep({ balance, netResult })
    const round = openRound ?? unshownRound
    if (round) return show(round, { isResumed: true, isMissed: true })
    present = undefined
    purse.write()
    become('ready')
  }

  /** After the page was loaded again: the rounds before it, behind those that were shown since. */
  async function remember(): Promise<void> {
    const answer = await calls.sessionRounds()
    if (!answer.ok) return
    const shown = new Set([...past.map(({ round }) => round), present, session.unshownRound].map((one) => one?.roundId))
    const before = answer.data.rows.filter(({ roundId }) => !shown.has(roundId))
    past.push(...before.map((round) => ({ round, result: speech.result(outcomeOf(round)) })))
    scene?.remember?.(before.map(outcomeOf))
    refresh()
  }

  /** Takes one of the choices of an open round, from 0. */
  function choose(index: number): void {
    const choice = choices()[index]
    if (choice && choice.isReady !== false) void decide(choice.bet, choice.addsMinor)
  }

  function press(): void {
    if (phase === 'showing') {
      pace.skip()
      return scene?.skip()
    }
    if (phase === 'deciding') return choose(0)
    if (phase !== 'ready' || pace.isAfterSkip) return
    const opening = scene?.opening()
    if (opening?.bet !== undefined) return void open(opening.bet, opening.stakeMinor ?? stake.nextMinor)
    if (!opening?.hint) return
    view.notice(opening.hint, NOTICE_MS)
    view.tell(opening.hint)
  }

  return {
    press,
    choose,
    /** The bet or what can be done has changed; a result of the last round no longer lies in the way. */
    changed: (): void => {
      if (!scene) return
      if (phase === 'ready') view.hideWin()
      refresh()
    },
    /** A field that is a button itself: opens the round with this bet, or decides. */
    play: (bet: AnyBet): void => void (phase === 'deciding' ? decide(bet) : open(bet, stake.nextMinor)),
    stepStake(direction: 1 | -1): void {
      if (phase !== 'ready' || !stake.step(direction)) return
      scene?.stakeChanged?.(stake.nextMinor)
      refresh()
      view.tell(view.say('sayStake', { stake: view.money(stake.nextMinor) }))
    },
    /** The scene is there: what waits for a decision or was never seen comes first. */
    begin(readyScene: BetScene): void {
      scene = readyScene
      hasChips = scene.opening().stakeMinor !== undefined
      const { openRound, unshownRound, unshownJackpot } = session
      if (session.fairness.nextNonce > 0) void remember()
      const missed = openRound ?? unshownRound
      if (missed) {
        view.notice(sayMissed(missed, view, data.language), 2 * NOTICE_MS)
        const won = openRound ? undefined : (unshownJackpot ?? undefined)
        return void show(missed, { isResumed: true, isMissed: true, won })
      }
      become('ready')
      const amounts = { balance: view.money(purse.balanceMinor), stake: view.money(stake.nextMinor) }
      view.tell(view.say('sayBetReady', { name: data.title, ...amounts }))
    },
    writeAll(): void {
      purse.write()
      view.lastWin(undefined)
      view.stake('stake', stake.nextMinor)
      view.stakeButtons(false, false)
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
      return past[0]?.round.roundId
    },
    /** Nothing is on its way and nothing is open. */
    get isIdle() {
      return phase === 'ready'
    },
  }
}
