import pg from 'pg'

/**
 * Classes of PostgreSQL's error codes that are not about the statement: connection, resources, shutdown by an operator.
 */
const GONE_CLASSES = ['08', '53', '57P']
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Errors that the driver raises itself have no code. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/**
 * True when a statement failed because PostgreSQL was not reachable, lacks resources or is shutting down: a retry may
 * succeed.
 */
export function isDatabaseGone(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return GONE_CLASSES.some((one) => error.code?.startsWith(one))
  // Node tries every address of a host name and reports all failures together.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseGone)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return NETWORK_CODES.has(code) || DRIVER_WORDS.test(error.message)
}
