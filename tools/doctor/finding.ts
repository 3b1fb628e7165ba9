/** One thing that was looked at. `look`: works, but somebody should know; `wrong`: mend it. */
export type Finding = {
  readonly state: 'good' | 'look' | 'wrong'
  readonly what: string
  /** What to do, where something is to be done. */
  readonly wayOut?: string
}

export const good = (what: string): Finding => ({ state: 'good', what })
export const look = (what: string, wayOut: string): Finding => ({ state: 'look', what, wayOut })
export const wrong = (what: string, wayOut: string): Finding => ({ state: 'wrong', what, wayOut })

/** The text of an error, in which no password stands. */
export function textOf(problem: unknown): string {
  const error = problem instanceof AggregateError ? problem.errors[0] : problem
  const text = error instanceof Error ? error.message : String(error)
  return text.replaceAll(/\/\/[^@/\s]*@/g, '//…@').slice(0, 300)
}
