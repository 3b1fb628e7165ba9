import { limitFacts, type LimitKind } from '#contract/shapes/limits.ts'
import type { MoneyDay, PlayDay } from './limits.queries.ts'
import type { Logon } from './needs.ts'
import type { StandingLimit } from './standing-limits.ts'

/** What one account of a person has: counted alone, summed with the others. */
export type AccountCounts = {
  readonly playerId: number
  readonly standing: ReadonlyMap<LimitKind, StandingLimit>
  readonly playDays: readonly PlayDay[]
  readonly moneyDays: readonly MoneyDay[]
  /** Paid in past the books of the online account, or on its way: then as of now. */
  readonly incoming: readonly { readonly at: Date; readonly amountMinor: number }[]
  readonly logons: readonly Logon[]
  readonly visits: readonly Date[]
}

/**
 * What holds for a person with several accounts: of each kind the strictest value that any of them has. What waits is told
 * only where it is the strictest one that waits: a looser value elsewhere loosens nothing.
 */
export function strictestOf(
  own: ReadonlyMap<LimitKind, StandingLimit>,
  others: readonly AccountCounts[],
): ReadonlyMap<LimitKind, StandingLimit> {
  const strictest = new Map(own)
  for (const { standing } of others)
    for (const [kind, limit] of standing) {
      const before = strictest.get(kind)
      if (before?.isChosen && isAtLeastAsStrict(kind, before.value, limit.value)) continue
      if (limit.isChosen) strictest.set(kind, { ...limit, pending: undefined })
    }
  return strictest
}

function isAtLeastAsStrict(kind: LimitKind, one: number | null, other: number | null): boolean {
  if (other === null) return true
  if (one === null) return false
  return limitFacts(kind).tighterIs === 'lower' ? one <= other : one >= other
}
