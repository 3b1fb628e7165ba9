import pg from 'pg'

/** Classes of PostgreSQL's codes that say nothing about the statement: connections, resources, somebody who stops it. */
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
/** What the driver says by itself has no code. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** True when a statement failed because PostgreSQL was not reached, has no room or is going away: later it may go through. */
export function isDatabaseGone(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return GONE_CLASSES.some((one) => error.code?.startsWith(one))
  // Node tries every address of a name and tells of all of them at once.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseGone)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return NETWORK_CODES.has(code) || DRIVER_WORDS.test(error.message)
}
