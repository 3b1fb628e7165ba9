import { createHash } from 'node:crypto'

/** How long a page may identify its player with one hash. */
const HASH_LIVES_MS = 3_600_000

/**
 * The hash with which a page identifies the online player to the gamification service, as that service defines it:
 * `md5(lowercase(userId:salt:validUntilMs)):validUntilMs`. The salt never leaves the server.
 */
export function signOnline(userId: string, salt: string, now: Date): string {
  const validUntil = now.getTime() + HASH_LIVES_MS
  const signed = createHash('md5').update(`${userId}:${salt}:${validUntil}`.toLowerCase()).digest('hex')
  return `${signed}:${validUntil}`
}
