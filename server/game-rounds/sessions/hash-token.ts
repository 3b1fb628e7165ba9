import { hash } from 'node:crypto'

/** Stored hash of a token. A token has 256 random bits, so one fast hash is enough: it cannot be guessed. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
