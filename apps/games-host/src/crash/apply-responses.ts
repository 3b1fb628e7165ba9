import { LEAST_CASH_OUT } from '#games/engines/crash/math/index.ts'
import { endsPlay } from '../play/choose-way-out.ts'
import { describeFreeResult } from '../play/free-result.ts'
import { lawSentence } from '../play/law-sentence.ts'
import type { BetAnswer, CrashBet, CrashState } from './crash-calls.ts'
import { NOTICE_MS, SLOTS, type CrashCourse } from './crash-course.ts'

/** All clients request at the same moment: spread over this time. */
const SPREAD_MS = 350

type Money = Pick<CrashState, 'balance' | 'netResult' | 'bonus' | 'freeRounds' | 'serverTime'>

export type ResponseHandler = ReturnType<typeof createResponseHandler>

/** Applies responses of the platform to the page's state, and announces them. */
export function createResponseHandler(course: CrashCourse) {
  const { calls, onEnded } = course
  let refreshing = 0

  async function refresh(): Promise<void> {
    const answer = await calls.state()
    if (answer.ok) takeState(course, answer.data)
    else if (answer.code === 'ERR_GAME_SESSION_ENDED' || answer.code === 'ERR_NOT_SIGNED_IN') onEnded(answer.code)
  }

  function refreshSoon(afterMs = 0): void {
    clearTimeout(refreshing)
    refreshing = window.setTimeout(() => void refresh(), afterMs + Math.floor((performance.now() % 1) * SPREAD_MS))
  }

  return {
    /** Requests the state after a delay. */
    refreshSoon,
    onMoney: (money: Money): void => writeMoney(course, money),
    onAnswer(answer: BetAnswer): void {
      course.own.put(answer.bet)
      writeMoney(course, answer)
      announceEnd(course, answer.bet)
      announceSet(course)
      course.others.write()
    },
    onRefused(code: string, details: Readonly<Record<string, unknown>> | undefined): void {
      if (endsPlay(code)) return onEnded(code)
      course.sound.refused()
      say(course, refusalText(course, code, details))
      refreshSoon()
    },
  }
}

/** Applies the state from the platform. @param isFirst at the beginning of a visit: earlier ends are not announced */
export function takeState(course: CrashCourse, answer: CrashState, isFirst = false): void {
  const { own, told, words, free, others } = course
  writeMoney(course, answer)
  course.chain = answer.chain
  if (isFirst) {
    own.forgetRefused(answer.bets)
    for (const bet of answer.bets) if (bet.state !== 'placed') told.add(bet.betId)
  }
  for (const bet of own.take(answer.bets, answer.round?.roundId ?? course.roundId)) {
    say(course, words.crash('refused', { reason: words.error(bet.refusal ?? '') }))
    if (bet.refusal && endsPlay(bet.refusal)) course.onEnded(bet.refusal)
  }
  free.write()
  for (const slot of SLOTS) {
    const bet = own.at(slot)
    if (bet) announceEnd(course, bet)
  }
  announceSet(course)
  others.write()
}

function writeMoney({ view, bonus, free }: CrashCourse, { balance, netResult, ...left }: Money): void {
  view.balance(balance.amountMinor)
  view.net(netResult.amountMinor)
  free.update(left.freeRounds, left.serverTime)
  const over = bonus.updateAlways(left.bonus)
  if (over) view.notice(over, NOTICE_MS)
}

/** Announces the result of a set of free rounds, once the last of its bets has ended. */
function announceSet({ free, calls, view, words }: CrashCourse): void {
  const ended = free.ended()
  if (ended === undefined) return
  void describeFreeResult(() => calls.freeResult(ended), { ...view, say: words.say, money: words.money })
}

/** Announces the outcome of a bet once. */
function announceEnd({ told, view, speech, clock, past, sound }: CrashCourse, bet: CrashBet): void {
  if (told.has(bet.betId) || (bet.state !== 'cashed' && bet.state !== 'lost')) return
  told.add(bet.betId)
  view.announce(speech.end(bet))
  const { roundId, stake, win } = bet
  const playedAt = new Date(clock.serverNow(performance.now())).toISOString()
  if (roundId !== null) past.unshift({ roundId, playedAt, stake, win, result: speech.past(bet) })
  if (bet.state === 'cashed') sound.win((bet.cashOut ?? 0) >= 1000 ? 'big' : 'win', 0)
}

function refusalText(
  { data, words }: CrashCourse,
  code: string,
  details: Readonly<Record<string, unknown>> | undefined,
): string {
  const least = words.times(data.game.curve.stations?.[0] ?? LEAST_CASH_OUT)
  const reasons: Record<string, string> = {
    crashed: words.crash('tooLate'),
    'too-early': words.crash('tooEarly', { times: least }),
    stopped: words.crash('beingStopped'),
  }
  return reasons[String(details?.['because'] ?? '')] ?? lawSentence(details, data.language) ?? words.error(code)
}

function say({ view }: CrashCourse, text: string): void {
  view.notice(text, NOTICE_MS)
  view.announce(text)
}
