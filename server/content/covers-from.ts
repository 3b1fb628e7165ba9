type Period = { readonly fromAt: Date; readonly untilAt: Date | null }

/** Whether periods together cover every instant from this one on. Pure. */
export function coversFrom(at: Date, periods: readonly Period[]): boolean {
  let covered = at.getTime()
  for (const { fromAt, untilAt } of periods.toSorted((one, other) => one.fromAt.getTime() - other.fromAt.getTime())) {
    if (fromAt.getTime() > covered) return false
    if (untilAt === null) return true
    covered = Math.max(covered, untilAt.getTime())
  }
  return false
}
