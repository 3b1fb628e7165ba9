/** Failures of the connection, of a server on the way, or of the database while it wrote. */
const UNKNOWN: ReadonlySet<string> = new Set(['ERR_NETWORK', 'ERR_INTERNAL', 'ERR_UNAVAILABLE'])

/**
 * Whether it is unknown what happened to a request. It must be repeated with the same idempotency key, or money moves
 * twice.
 */
export const wasLost = ({ code }: { readonly code: string }): boolean => UNKNOWN.has(code)
