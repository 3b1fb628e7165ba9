import { createHash } from 'node:crypto'

/**
 * Stored hash of a token, and of an account or source that is counted. A token has 256 random bits, so one fast hash is
 * enough: it cannot be guessed.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
