import type { BetOutcome, AnyBet } from '#games/kit/protocol/bets.ts'
import type { BetScene, Choice, Opening } from '#games/kit/scene/bet-scene.ts'
import { countUpMs } from '#games/kit/scene/count-up.ts'
import type { Mark } from '#games/kit/tell/telling.ts'
import type { Answer } from '#client'
import type { decideRound, playRound } from '#contract/play-v1/play.ts'
import type { BetPageData } from '../../server/page-data.ts'
import { firstStake, stepStake } from '../game/choose-stake.ts'
import { chooseWaysOut, endsPlay } from '../game/choose-way-out.ts'
import { createBonusLeft } from '../game/bonus-left.ts'
import type { Jackpot, JackpotWon } from '../game/jackpot.ts'
import { createFreeRounds } from '../game/free-rounds.ts'
import { judgeWin, timesOfStake } from '../game/judge-win.ts'
import { lawSentence } from '../game/law-sentence.ts'
import { makeRoundId } from '../game/make-round-id.ts'
import type { BetWish, PlayCalls, PlayedRound, Round, SessionState } from '../game/play-calls.ts'
import { askUntilAnswered } from '../game/retry.ts'
import type { Sound } from '../game/sound.ts'
import type { BetView } from './view.ts'

const NOTICE_MS = 5000
/** Who presses to skip just as the round ends wants no new stake: presses so soon after a skip are none. */
const AFTER_SKIP_MS = 400

/** A round that is over, for the list of this visit. */
export type PastRound = { readonly round: Round; readonly result: string }

/** What is said of an outcome, in the language of the page. */
export type Speech = {
  readonly result: (outcome: BetOutcome) => string
  readonly mark: (outcome: BetOutcome) => Mark
}

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

type Phase = 'loading' | 'ready' | 'asking' | 'showing' | 'deciding'

/** The course of play with bets: open, decide, show. Amounts come from the platform; here they are handed on. */
export function createBetController({ data, session, calls, view, sound, speech, jackpot, onEnded }: Needs) {
  const { game } = data
  const place = `stake:${game.key}`
  let scene: BetScene | undefined
  let phase: Phase = 'loading'
  let stakeMinor = firstStake(session.stakes, session.defaultStake, localStorage.getItem(place))
  let balanceMinor = session.balance.amountMinor
  let netMinor = session.netResult.amountMinor
  let present: Round | undefined
  let nextOpeningAtMs = 0
  let skippedAtMs = -AFTER_SKIP_MS
  let fairness = session.fairness
  const past: PastRound[] = []
  const free = createFreeRounds(session.freeRounds, view)
  const bonus = createBonusLeft(session.bonus, view)
  const nextStake = (): number => free.stakeMinor ?? stakeMinor
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
  const outcomeOf = ({ outcome }: Round): BetOutcome => outcome as BetOutcome

  function choices(): readonly Choice[] {
    return present && phase === 'deciding' ? (scene?.choices?.(outcomeOf(present)) ?? []) : []
  }

  /** Writes what can be pressed now. */
  function refresh(): void {
    const opening: Opening | undefined = phase === 'ready' ? scene?.opening() : undefined
    const onTable = opening?.stakeMinor
    const isFree = phase === 'ready' && free.stakeMinor === undefined
    view.stake(
      onTable === undefined && !hasChips ? 'stake' : 'chip',
      nextStake(),
      isFree && stakeMinor > (session.stakes[0] ?? 0),
      isFree && stakeMinor < (session.stakes.at(-1) ?? 0),
    )
    if (opening) {
      const detail = opening.bet === undefined ? opening.hint : view.money(onTable ?? nextStake())
      return view.actions('ready', { label: opening.label, detail, isReady: opening.bet !== undefined }, [])
    }
    if (phase === 'showing') return view.actions('showing', { label: view.say('skip'), isReady: true }, [])
    const [first, ...others] = choices()
    if (!first) return view.actions('waiting', { label: lastLabel, isReady: false }, [])
    lastLabel = first.label
    view.actions(
      'deciding',
      { label: first.label, detail: first.detail, isReady: first.isReady !== false },
      others.map(({ label, detail, isReady }, index) => ({
        label,
        detail,
        isReady: isReady !== false,
        onPress: () => choose(index + 1),
      })),
    )
  }
  let hasChips = false
  let lastLabel = view.say('loading')

  function become(next: Phase): void {
    phase = next
    scene?.lock(next !== 'ready')
    refresh()
  }

  type Showing = { isResumed?: boolean; isMissed?: boolean; won?: JackpotWon | undefined }

  async function show(round: Round, { isResumed = false, isMissed = false, won }: Showing = {}): Promise<void> {
    present = round
    const outcome = outcomeOf(round)
    const isOpen = round.bet?.isOpen ?? false
    become('showing')
    const mood = isOpen ? 'plain' : judgeWin(round.win.amountMinor, round.stake.amountMinor)
    await scene?.show(outcome, { mood, isResumed })
    // The balance after a missed round may be an old one: money may have moved since.
    if (!isMissed) balanceMinor = (won?.balanceAfter ?? round.balanceAfter).amountMinor
    view.balance(balanceMinor)
    view.net(netMinor)
    if (won) tellJackpot(won, round)
    if (isOpen) {
      view.tell(speech.result(outcome))
      return become('deciding')
    }
    finish(round, outcome)
  }

  function finish(round: Round, outcome: BetOutcome): void {
    const staked = round.stake.amountMinor
    const won = round.win.amountMinor
    const mood = judgeWin(won, staked)
    const result = speech.result(outcome)
    const amounts = { result, stake: view.money(staked), win: view.money(won) }
    view.tell(view.say(won > 0 ? 'sayBetWin' : 'sayBetLoss', amounts))
    view.lastWin(won)
    view.mark(speech.mark(outcome))
    if (won > 0) {
      const ms = mood === 'plain' ? 0 : countUpMs(won, staked)
      const what = mood === 'plain' ? view.say('returned') : result
      const times = mood === 'plain' ? '' : view.say('timesStake', { times: timesOfStake(won, staked, data.language) })
      view.win({ what, toMinor: won, times, mood, countUpMs: ms })
      sound.win(mood, ms)
    } else {
      view.noWin(result)
    }
    past.unshift({ round, result })
    present = undefined
    // If this is lost, the platform shows the round again at the next visit: harmless, so it is tried and left.
    void calls.shown(round.roundId)
    const now = performance.now()
    const restMs = Math.max(0, nextOpeningAtMs - now, skippedAtMs + AFTER_SKIP_MS - now)
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

  function tellBonus(answered: PlayedRound): void {
    const over = bonus.told(answered)
    if (over) view.notice(over, 2 * NOTICE_MS)
  }

  const ask = <A extends Answer<typeof playRound> | Answer<typeof decideRound>>(what: () => Promise<A>): Promise<A> =>
    askUntilAnswered({
      ask: what,
      wait,
      onTrouble: (isDown) =>
        view.notice(view.say(isDown ? 'connectionLost' : 'connectionBack'), isDown ? 0 : NOTICE_MS),
    })

  async function open(bet: AnyBet, staked: number): Promise<void> {
    if (!scene || phase !== 'ready' || performance.now() < nextOpeningAtMs) return
    nextOpeningAtMs = performance.now() + session.minimumRoundMs
    const roundId = makeRoundId(Date.now())
    lastLabel = scene.opening().label
    become('asking')
    view.hideWin()
    view.notice(undefined)
    sound.press()
    scene.start()
    const gift = free.giftFor(staked)
    const isGift = gift.freeRoundsId !== undefined
    if (!isGift) view.balance(Math.max(0, balanceMinor - staked))
    const answer = await ask(() => calls.playBet(roundId, staked, bet as BetWish, gift))
    if (answer.ok) {
      netMinor = answer.data.netResult.amountMinor
      fairness = { ...fairness, nextNonce: Math.max(fairness.nextNonce, answer.data.round.nonce + 1) }
      if (isGift && free.played()) view.notice(view.say('freeRoundsOver'), 2 * NOTICE_MS)
      tellBonus(answer.data)
      return show(answer.data.round, { won: answer.data.jackpot })
    }
    // A refusal: nothing was staked, so everything goes back as it was.
    scene.abandon()
    view.balance(balanceMinor)
    nextOpeningAtMs = 0
    const code = answer.status === 401 ? 'ERR_GAME_SESSION_ENDED' : answer.code
    if (code === 'ERR_ROUND_OPEN') return reload()
    if (code === 'ERR_FREE_ROUND_GONE') free.gone()
    become('ready')
    refuse(code, answer.details)
  }

  async function decide(bet: AnyBet, addsMinor = 0): Promise<void> {
    if (!scene || phase !== 'deciding' || !present) return
    const { roundId } = present
    const decision = (present.bet?.decisions ?? 0) + 1
    become('asking')
    view.notice(undefined)
    sound.press()
    scene.start()
    view.balance(balanceMinor - addsMinor)
    const answer = await ask(() => calls.decide(roundId, decision, bet as BetWish))
    if (answer.ok) {
      netMinor = answer.data.netResult.amountMinor
      tellBonus(answer.data)
      return show(answer.data.round)
    }
    scene.abandon()
    view.balance(balanceMinor)
    const code = answer.status === 401 ? 'ERR_GAME_SESSION_ENDED' : answer.code
    if (code === 'ERR_STATE_CHANGED' || code === 'ERR_ROUND_NOT_FOUND') return reload()
    become('deciding')
    refuse(code, answer.details)
  }

  /** Another device went on with the round, or the rule finished it: shows how it stands now. */
  async function reload(): Promise<void> {
    const answer = await calls.resume()
    if (!answer.ok) return onEnded(answer.status === 401 ? 'ERR_GAME_SESSION_ENDED' : answer.code)
    view.notice(view.say('changedElsewhere'), NOTICE_MS)
    const { openRound, unshownRound, balance, netResult } = answer.data
    balanceMinor = balance.amountMinor
    netMinor = netResult.amountMinor
    const round = openRound ?? unshownRound
    if (round) return show(round, { isResumed: true, isMissed: true })
    present = undefined
    view.balance(balanceMinor)
    become('ready')
  }

  function refuse(code: string, details?: Readonly<Record<string, unknown>>): void {
    if (endsPlay(code)) return onEnded(code)
    sound.refused()
    const text = lawSentence(details, data.language) ?? data.errors[code] ?? data.errors['default'] ?? ''
    const ways = chooseWaysOut(code, { lobbyUrl: session.lobbyUrl, gameKey: game.key, mode: session.mode })
    view.notice(
      text,
      ways.length > 0 ? 0 : 2 * NOTICE_MS,
      ways.map(({ label, href }) => ({ text: view.say(label), href })),
    )
    view.tell(text)
  }

  /** Takes one of the choices of an open round, from 0. */
  function choose(index: number): void {
    const choice = choices()[index]
    if (choice && choice.isReady !== false) void decide(choice.bet, choice.addsMinor)
  }

  function press(): void {
    if (phase === 'showing') {
      skippedAtMs = performance.now()
      return scene?.skip()
    }
    if (phase === 'deciding') return choose(0)
    if (phase !== 'ready' || performance.now() < skippedAtMs + AFTER_SKIP_MS) return
    const opening = scene?.opening()
    if (opening?.bet !== undefined) return void open(opening.bet, opening.stakeMinor ?? nextStake())
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
    play: (bet: AnyBet): void => void (phase === 'deciding' ? decide(bet) : open(bet, nextStake())),
    stepStake(direction: 1 | -1): void {
      if (phase !== 'ready' || free.stakeMinor !== undefined) return
      const next = stepStake(session.stakes, stakeMinor, direction)
      if (next === stakeMinor) return
      stakeMinor = next
      localStorage.setItem(place, String(next))
      scene?.stakeChanged?.(next)
      refresh()
      view.tell(view.say('sayStake', { stake: view.money(next) }))
    },
    /** The scene is there: what waits for a decision or was never seen comes first. */
    begin(readyScene: BetScene): void {
      scene = readyScene
      hasChips = scene.opening().stakeMinor !== undefined
      const { openRound, unshownRound } = session
      if (openRound) {
        const time = new Date(openRound.bet?.finishesAt ?? 0)
          .toLocaleString(data.language, {
            dateStyle: 'medium',
            timeStyle: 'short',
          })
          .replaceAll(' ', '\u00A0')
        view.notice(view.say('openRound', { time }), 2 * NOTICE_MS)
        return void show(openRound, { isResumed: true, isMissed: true })
      }
      if (unshownRound) {
        const isByRule = unshownRound.bet?.finishedBy === 'rule'
        view.notice(view.say(isByRule ? 'finishedByRule' : 'interrupted'), 2 * NOTICE_MS)
        const won = session.unshownJackpot ?? undefined
        return void show(unshownRound, { isResumed: true, isMissed: true, won })
      }
      become('ready')
      const amounts = { balance: view.money(balanceMinor), stake: view.money(nextStake()) }
      view.tell(view.say('sayBetReady', { name: data.title, ...amounts }))
    },
    writeAll(): void {
      view.balance(balanceMinor)
      view.net(netMinor)
      view.lastWin(undefined)
      view.stake('stake', nextStake(), false, false)
    },
    setFairness: (next: typeof fairness): void => void (fairness = next),
    get stakeMinor() {
      return nextStake()
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
