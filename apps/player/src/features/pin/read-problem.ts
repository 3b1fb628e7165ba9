/** Problems of a PIN, by the keys of their texts. */
export type PinProblem = 'differ' | 'tooSimple' | 'birthDate'

type Refused = { readonly code: string; readonly details?: unknown }

/** The problem of a PIN that the server refused; undefined for other errors. */
export function readProblem({ code, details }: Refused): PinProblem | undefined {
  if (code !== 'ERR_INVALID_PIN') return undefined
  const { problem } = (details ?? {}) as { readonly problem?: unknown }
  return problem === 'birth-date' ? 'birthDate' : 'tooSimple'
}
