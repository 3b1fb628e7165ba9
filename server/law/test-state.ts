import type { ActionOf } from './action.ts'
import type { LawState } from './state.ts'

/** Saturday noon in Prague. */
export const NOON = new Date('2026-11-21T11:00:00Z')
export const MIDNIGHT = '2026-11-21T23:00:00.000Z'
export const NEXT_MONTH = '2026-11-30T23:00:00.000Z'

/** An adult, verified, clear in the register, without limits, who has played a little: everything is allowed. */
export const jana: LawState = {
  market: 'CZE',
  birthDate: '1991-04-12',
  isPoliticallyExposed: false,
  otherAccounts: 0,
  account: {
    state: 'verified',
    temporaryUntil: null,
    depositedMinor: 0,
    hasVerifiedPaymentAccount: true,
    isClosureAsked: false,
  },
  register: { answer: 'clear', checkedAt: '2026-11-21T10:45:00.000Z' },
  panicUntil: null,
  selfExcludedUntil: null,
  limitsNotChosen: [],
  limits: [],
  logonBreakUntil: null,
  changesThisMonth: {},
  closedBefore: null,
  play: {
    playedMinutes: 30,
    breakUntil: null,
    hourLossMinor: 0,
    hourEndsAt: '2026-11-21T12:00:00.000Z',
    lastRoundAt: '2026-11-21T10:59:50.000Z',
  },
}

export const stake: ActionOf<'stake'> = {
  kind: 'stake',
  stakeMinor: 10_000,
  game: 'casino',
  winMaxMinor: 1_000_000,
  hourLossMaxMinor: null,
  isAutoplay: false,
}

/** The same person in another market's currency and zone. */
export function inMarket(market: string, more: Partial<LawState> = {}): LawState {
  return { ...jana, ...more, market }
}
