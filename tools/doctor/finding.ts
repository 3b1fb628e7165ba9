/** The result of one check. `look`: works, but needs attention; `wrong`: must be fixed. */
export type Finding = {
  readonly state: 'good' | 'look' | 'wrong'
  readonly what: string
  /** The remedy, if one is needed. */
  readonly wayOut?: string
}

export const good = (what: string): Finding => ({ state: 'good', what })
export const look = (what: string, wayOut: string): Finding => ({ state: 'look', what, wayOut })
export const wrong = (what: string, wayOut: string): Finding => ({ state: 'wrong', what, wayOut })

/** The error itself, or the first of several: a name may have several addresses, and none of them answers. */
export const firstError = (problem: unknown): unknown =>
  problem instanceof AggregateError ? problem.errors[0] : problem

/** The text of an error and of what caused it, without passwords. */
export function textOf(problem: unknown): string {
  const error = firstError(problem)
  const text = error instanceof Error ? error.message : String(error)
  const cause = error instanceof Error && error.cause !== undefined ? ` (${textOf(error.cause)})` : ''
  return `${text}${cause}`.replaceAll(/\/\/[^@/\s]*@/g, '//…@').slice(0, 300)
}
