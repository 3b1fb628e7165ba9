import type { LimitKind } from '#contract/shapes/limits.ts'

/** One limit as it stands: its value in force, what counts against it, and when that begins anew. */
export type LimitStanding = {
  readonly kind: LimitKind
  /** null: expressly none. */
  readonly value: number | null
  readonly present: number
  readonly resetsAt: string | null
  /** A looser value that waits: from when it holds. */
  readonly pending?: { readonly value: number | null; readonly effectiveAt: string }
}

/**
 * What is known when a question is asked. Plain JSON; instants are ISO texts in UTC. null means "not known", and what is
 * not known never lets anyone play; only of the `…Until` fields it means that there is none.
 */
export type LawState = {
  readonly market: string
  readonly birthDate: string | null
  readonly isPoliticallyExposed: boolean | null
  /** Open accounts of this person with this operator, besides the one that asks. */
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
  /** An account of the same person that was closed before this one, with the limits that it had. */
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

/** Nobody and nothing known: a beginning for callers that know a part. */
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
