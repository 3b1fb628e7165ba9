import type { LimitKind } from '#contract/shapes/limits.ts'
import type { Period } from '#contract/states/calendar.ts'
import type { ChangeRow } from './limits.queries.ts'

/** State of one kind: chosen or not, the value in force, the pending one. */
export type StandingLimit = {
  readonly isChosen: boolean
  readonly value: number | null
  readonly pending: ChangeRow | undefined
}

/** Values in force of each kind at an instant, from the requests that were not cancelled, oldest first. */
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

/** Number of changes of each kind that were requested in a period and not cancelled. A first choice is not a change. */
export function countChanges(
  changes: readonly ChangeRow[],
  { startsAt, endsAt }: Period,
): Partial<Record<LimitKind, number>> {
  const counts: Partial<Record<LimitKind, number>> = {}
  for (const { kind, isFirst, askedAt } of changes)
    if (!isFirst && askedAt >= startsAt && askedAt < endsAt) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
