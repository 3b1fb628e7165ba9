type Described = {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: Described
}

const CAUSES_MAX = 3

/**
 * Only these fields of an error are logged: others may hold anything. Errors of the database driver carry the
 * connection with its statement and values, and the rows that a constraint rejected.
 */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const code: unknown = 'code' in error ? error.code : undefined
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(error.cause instanceof Error && depth < CAUSES_MAX ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}
