import { REGISTRATION_ERROR_KINDS, type RegistrationErrorKind } from '#contract/errors.ts'
import type { RegistrationFieldProblem } from '#contract/shapes/registration.ts'

/** The problem of each input of the form, by its name. */
export type Problems = ReadonlyMap<string, RegistrationErrorKind>

/** A problem of a part of an address belongs to the input of that part. */
export function problemsByInput(problems: readonly RegistrationFieldProblem[]): Problems {
  return new Map(problems.map(({ field, part, kind }) => [part === undefined ? field : `${field}.${part}`, kind]))
}

/** The fields named by an error of the call. */
export function problemsOfRefusal(details: Readonly<Record<string, unknown>> | undefined): RegistrationFieldProblem[] {
  const named: unknown = details?.['fields']
  if (!Array.isArray(named)) return []
  return named.flatMap((one: unknown) => {
    const { field, part, kind } = Object(one) as Partial<Record<string, unknown>>
    const known = REGISTRATION_ERROR_KINDS.find((name) => name === kind)
    if (typeof field !== 'string' || !known) return []
    return [{ field, kind: known, ...(typeof part === 'string' ? { part } : {}) }]
  })
}
