/** What is wrong with a PIN, by the names of its texts. */
export type PinProblem = 'differ' | 'tooSimple' | 'birthDate'

type Refused = { readonly code: string; readonly details?: unknown }

/** What the server says of a PIN that it did not take; nothing when something else went wrong. */
export function readProblem({ code, details }: Refused): PinProblem | undefined {
  if (code !== 'ERR_INVALID_PIN') return undefined
  const { problem } = (details ?? {}) as { readonly problem?: unknown }
  return problem === 'birth-date' ? 'birthDate' : 'tooSimple'
}
