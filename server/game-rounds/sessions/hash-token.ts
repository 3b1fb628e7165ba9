import { hash } from 'node:crypto'

/** What is kept of a token. It has 256 random bits, so one fast hash is enough: there is nothing to guess. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
