import { createHash } from 'node:crypto'

/**
 * What is kept of a token, and of an account or source that is counted. A token has 256 random bits, so one fast hash
 * is enough: there is nothing to guess.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
