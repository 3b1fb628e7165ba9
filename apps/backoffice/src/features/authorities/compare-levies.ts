import type { StatementRow } from '#contract/shapes/statements.ts'

type Levy = Pick<StatementRow, 'ruleId' | 'currency' | 'levyMinor'>

/** A levy as it was approved, and by the current books; zero where it is in one of them only. */
export type ComparedLevy = Pick<StatementRow, 'ruleId' | 'currency'> & {
  readonly approvedMinor: number
  readonly nowMinor: number
}

/** Each levy that was approved or that the current books have. */
export function compareLevies(approved: readonly Levy[], now: readonly Levy[]): ComparedLevy[] {
  const nameOf = ({ ruleId, currency }: Levy) => `${ruleId} ${currency}`
  const amountIn = (rows: readonly Levy[], of: Levy) => rows.find((row) => nameOf(row) === nameOf(of))?.levyMinor ?? 0
  const levies = new Map([...now, ...approved].map((row) => [nameOf(row), row]))
  return [...levies.values()].map((row) => ({
    ruleId: row.ruleId,
    currency: row.currency,
    approvedMinor: amountIn(approved, row),
    nowMinor: amountIn(now, row),
  }))
}
