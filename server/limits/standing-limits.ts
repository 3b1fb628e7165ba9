import type { LimitKind } from '#contract/shapes/limits.ts'
import type { Period } from '#contract/states/calendar.ts'
import type { ChangeRow } from './limits.queries.ts'

/** One kind as it stands: chosen or not, what holds, what waits. */
export type StandingLimit = {
  readonly isChosen: boolean
  readonly value: number | null
  readonly pending: ChangeRow | undefined
}

/** What holds of each kind at an instant, from the requests that were not taken back, oldest first. */
export function standAt(changes: readonly ChangeRow[], now: Date): ReadonlyMap<LimitKind, StandingLimit> {
  const standing = new Map<LimitKind, StandingLimit>()
  for (const change of changes) {
    const before = standing.get(change.kind)
    standing.set(
      change.kind,
      change.effectiveAt <= now
        ? { isChosen: true, value: change.toValue, pending: undefined }
        : { isChosen: before?.isChosen ?? false, value: before?.value ?? null, pending: change },
    )
  }
  return standing
}

/** Changes of each kind that were asked for in a period and not taken back. A first choice is no change. */
export function countChanges(
  changes: readonly ChangeRow[],
  { startsAt, endsAt }: Period,
): Partial<Record<LimitKind, number>> {
  const counts: Partial<Record<LimitKind, number>> = {}
  for (const { kind, isFirst, askedAt } of changes)
    if (!isFirst && askedAt >= startsAt && askedAt < endsAt) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
