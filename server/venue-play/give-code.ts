import { randomInt } from 'node:crypto'
import type { ReplyOf } from '#contract/call.ts'
import type { getTerminalCode } from '#contract/play-v1/venue-play.ts'
import { saveCode } from './codes.queries.ts'
import type { VenuePlayNeeds } from './needs.ts'

const CODE_MS = 2 * 60_000
const DIGITS = 8

/**
 * A code for the next sign-in at a terminal: eight digits, valid for two minutes, once. Only its keyed hash is stored.
 */
export async function giveCode(
  { db, clock, target, hashCode }: Pick<VenuePlayNeeds, 'db' | 'clock' | 'target' | 'hashCode'>,
  playerId: number,
): Promise<ReplyOf<typeof getTerminalCode>> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const expiresAt = new Date(clock.now().getTime() + CODE_MS)
  await saveCode(db, { playerId, target, codeHash: hashCode(code), expiresAt })
  return { code, expiresAt: expiresAt.toISOString() }
}
