import type { CrashPageData } from '../../server/write-crash-page.ts'
import type { Sound } from '../play/sound.ts'
import type { BetSpeech } from './bet-speech.ts'
import { chooseAction, type RoundPhase } from './choose-action.ts'
import type { BetAnswer, CrashCalls, CrashState } from './crash-calls.ts'
import type { FreeBets } from './free-bets.ts'
import type { OwnBets } from './own-bets.ts'
import { placeBet } from './place-bet.ts'
import type { RoundClock } from './round-clock.ts'
import type { CrashView } from './view.ts'
import type { CrashWords } from './words.ts'

export type ActionNeeds = {
  readonly game: CrashPageData['game']
  readonly calls: CrashCalls
  readonly words: CrashWords
  readonly view: Pick<CrashView, 'autoText' | 'notice' | 'announce'>
  readonly sound: Pick<Sound, 'press'>
  readonly clock: Pick<RoundClock, 'frame'>
  readonly own: OwnBets
  readonly free: Pick<FreeBets, 'gift' | 'asking'>
  readonly speech: BetSpeech
  readonly noticeMs: number
  readonly stakeOf: (slot: number) => number
  readonly round: () => { readonly id: string | null; readonly phase: RoundPhase; readonly shown: number }
  readonly onAnswer: (answer: BetAnswer) => void
  readonly onMoney: (answer: CrashState | BetAnswer) => void
  readonly onRefused: (code: string, details: Readonly<Record<string, unknown>> | undefined) => void
  /** The outcome is unknown: requests the state from the platform. */
  readonly refreshSoon: () => void
}

/** The actions of the two bet slots: place a bet, cancel it, cash out all or half of it. */
export function createBetActions(needs: ActionNeeds) {
  const { game, calls, words, view, own, speech, round, refreshSoon } = needs
  const { curve } = game
  const busy = new Set<number>()
  /** Bets that will cash out at their next station. */
  const aimed = new Set<string>()
  let latencyMs: number | undefined

  const actionOf = (slot: number) => {
    const bet = own.at(slot)
    const { phase, shown } = round()
    return chooseAction(bet, phase, shown, curve, bet !== undefined && aimed.has(bet.betId))
  }

  /** The amount of a half cash-out now, where one is possible. */
  const halfOf = (slot: number): number | undefined => {
    const bet = own.at(slot)
    const action = actionOf(slot)
    if (!game.canCashHalf || action.kind !== 'cash-out' || !bet || bet.halfOut !== null) return undefined
    return (bet.stake.amountMinor * action.cashOut) / 200
  }

  async function cashOut(slot: number, part: 'whole' | 'half' = 'whole'): Promise<void> {
    const bet = own.at(slot)
    if (!bet) return
    const askedMs = performance.now()
    const answer = await calls.cashOut(bet.betId, part)
    latencyMs = Math.round(performance.now() - askedMs)
    if (!answer.ok) {
      if (answer.status === 0 || answer.status >= 500) return refreshSoon()
      return needs.onRefused(answer.code, answer.details)
    }
    const { state: became, halfOut } = answer.data.bet
    if (became === 'placed' && part === 'whole') aimed.add(bet.betId)
    needs.onAnswer(answer.data)
    if (became === 'placed' && halfOut !== null) view.announce(speech.half(answer.data.bet))
  }

  async function cancel(slot: number): Promise<void> {
    const bet = own.at(slot)
    if (!bet) return
    const answer = await calls.cancel(bet.betId)
    if (!answer.ok) return needs.onRefused(answer.code, answer.details)
    needs.onMoney(answer.data)
    own.take([], round().id)
    view.announce(words.crash('sayCancelled'))
    refreshSoon()
  }

  /** One request at a time in one slot: a second press is ignored while the first is in flight. */
  async function once(slot: number, work: () => Promise<void>): Promise<void> {
    if (busy.has(slot)) return
    busy.add(slot)
    try {
      await work()
    } finally {
      busy.delete(slot)
    }
  }

  return {
    actionOf,
    halfOf,
    isBusy: (slot: number): boolean => busy.has(slot),
    /** How long the last cash-out took. */
    get latencyMs(): number | undefined {
      return latencyMs
    },
    act(slot: number): Promise<void> {
      return once(slot, async () => {
        const { kind } = actionOf(slot)
        if (kind === 'place') await placeBet(needs, slot)
        else if (kind === 'cancel') await cancel(slot)
        else if (kind === 'cash-out') await cashOut(slot)
      })
    },
    takeHalf: (slot: number): Promise<void> =>
      once(slot, async () => {
        if (halfOf(slot) !== undefined) await cashOut(slot, 'half')
      }),
  }
}
export type BetActions = ReturnType<typeof createBetActions>
