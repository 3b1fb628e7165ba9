import { limitFacts, type LimitKind } from '#contract/shapes/limits.ts'
import type { ChangeRow, MoneyDay, PlayDay } from './limits.queries.ts'
import type { Logon } from './needs.ts'
import type { StandingLimit } from './standing-limits.ts'

/** Counts of one account of a person: computed per account, summed with the others. */
export type AccountCounts = {
  readonly playerId: number
  readonly standing: ReadonlyMap<LimitKind, StandingLimit>
  readonly playDays: readonly PlayDay[]
  /** Play at terminals of venues, which no account of the books has. */
  readonly venueDays: readonly PlayDay[]
  readonly moneyDays: readonly MoneyDay[]
  /** Paid in outside the books of the online account, or on its way: then dated now. */
  readonly incoming: readonly { readonly at: Date; readonly amountMinor: number }[]
  readonly logons: readonly Logon[]
  readonly visits: readonly Date[]
}

/**
 * The values for a person with several accounts: of each kind the strictest of all accounts. The pending value is the
 * one that will apply to the person next: a looser value of one account loosens nothing while another has a stricter
 * one.
 */
export function strictestOf(
  own: ReadonlyMap<LimitKind, StandingLimit>,
  others: readonly Pick<AccountCounts, 'standing'>[],
): ReadonlyMap<LimitKind, StandingLimit> {
  if (others.length === 0) return own
  const all = [own, ...others.map(({ standing }) => standing)]
  const kinds = new Set(all.flatMap((standing) => [...standing.keys()]))
  const strictest = new Map(own)
  for (const kind of kinds) {
    const chosen = all.flatMap((standing) => standing.get(kind) ?? []).filter(({ isChosen }) => isChosen)
    if (chosen.length === 0) continue
    const value = strictestValue(
      kind,
      chosen.map((limit) => limit.value),
    )
    strictest.set(kind, { isChosen: true, value, pending: findNext(kind, chosen, value) })
  }
  return strictest
}

/** The first of the pending changes that makes another value the strictest one. */
function findNext(kind: LimitKind, chosen: readonly StandingLimit[], present: number | null): ChangeRow | undefined {
  const waiting = chosen
    .flatMap(({ pending }) => pending ?? [])
    .toSorted((a, b) => a.effectiveAt.getTime() - b.effectiveAt.getTime())
  for (const change of waiting) {
    const toValue = strictestValue(
      kind,
      chosen.map(({ value, pending }) =>
        pending && pending.effectiveAt <= change.effectiveAt ? pending.toValue : value,
      ),
    )
    if (toValue !== present) return { ...change, toValue }
  }
  return undefined
}

function strictestValue(kind: LimitKind, values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null)
  if (numbers.length === 0) return null
  return limitFacts(kind).tighterIs === 'lower' ? Math.min(...numbers) : Math.max(...numbers)
}
