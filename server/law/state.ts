import type { LimitKind } from '#contract/shapes/limits.ts'

/** State of one limit: its value in force, what counts against it, and when that is reset. */
export type LimitStanding = {
  readonly kind: LimitKind
  /** null: explicitly none. */
  readonly value: number | null
  readonly present: number
  readonly resetsAt: string | null
  /** A pending looser value: from when it takes effect. */
  readonly pending?: { readonly value: number | null; readonly effectiveAt: string }
}

/**
 * Known facts for a decision. Plain JSON; instants are ISO texts in UTC. null means "not known", and unknown facts
 * never let anyone play; only for the `…Until` fields it means that there is none.
 */
export type LawState = {
  readonly market: string
  readonly birthDate: string | null
  readonly isPoliticallyExposed: boolean | null
  /** Open accounts of this person with this operator, besides this one. */
  readonly otherAccounts: number | null
  readonly account: {
    readonly state: 'temporary' | 'verified'
    /** End of the temporary account. */
    readonly temporaryUntil: string | null
    readonly depositedMinor: number
    readonly hasVerifiedPaymentAccount: boolean
    readonly isClosureAsked: boolean
  } | null
  /** The state register's latest answer. */
  readonly register: { readonly answer: 'clear' | 'excluded' | 'unknown'; readonly checkedAt: string } | null
  readonly panicUntil: string | null
  /** The operator's own exclusion; `forever` has no end. */
  readonly selfExcludedUntil: string | null
  /** Kinds of the market that are neither set nor refused; null: not known. */
  readonly limitsNotChosen: readonly LimitKind[] | null
  readonly limits: readonly LimitStanding[] | null
  readonly logonBreakUntil: string | null
  /** Changes of each kind in this calendar month. */
  readonly changesThisMonth: Readonly<Partial<Record<LimitKind, number>>>
  /** An account of the same person that was closed before this one, with its limits. */
  readonly closedBefore: {
    readonly closedAt: string
    readonly reopenedAt: string
    readonly limits: Readonly<Partial<Record<LimitKind, number>>>
  } | null
  readonly play: {
    /** Minutes of play since the last break. */
    readonly playedMinutes: number
    /** End of the break that has begun, or null. */
    readonly breakUntil: string | null
    readonly hourLossMinor: number
    readonly hourEndsAt: string
    readonly lastRoundAt: string | null
  } | null
}

/** Nothing known: a base for callers that know a part. */
export function unknownState(market: string): LawState {
  return {
    market,
    birthDate: null,
    isPoliticallyExposed: null,
    otherAccounts: null,
    account: null,
    register: null,
    panicUntil: null,
    selfExcludedUntil: null,
    limitsNotChosen: null,
    limits: null,
    logonBreakUntil: null,
    changesThisMonth: {},
    closedBefore: null,
    play: null,
  }
}
