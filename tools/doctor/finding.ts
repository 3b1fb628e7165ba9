/** The result of one check. `look`: works, but needs attention; `wrong`: must be fixed. */
export type Finding = {
  readonly state: 'good' | 'look' | 'wrong'
  readonly what: string
  /** The remedy, if one is needed. */
  readonly wayOut?: string
  /** Variables whose absence or form this is about: what was wrong with all of them before is not said again. */
  readonly about?: readonly string[]
}

export const good = (what: string): Finding => ({ state: 'good', what })
export const look = (what: string, wayOut: string): Finding => ({ state: 'look', what, wayOut })
export const wrong = (what: string, wayOut: string): Finding => ({ state: 'wrong', what, wayOut })

/** A variable that is missing or has no form, which the check of the whole environment may have said already. */
export const wrongVariable = (about: readonly string[], what: string, wayOut: string): Finding => ({
  ...wrong(what, wayOut),
  about,
})

/** The findings without those about variables that `said` has found wrong already. */
export function unsaid(findings: readonly Finding[], said: ReadonlySet<string>): readonly Finding[] {
  return findings.filter(({ about = [] }) => about.length === 0 || !about.every((name) => said.has(name)))
}

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
