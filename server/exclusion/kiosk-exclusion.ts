import { createHash } from 'node:crypto'
import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/kiosk/player-exclusion.ts'
import { newToken, refuse as refuseByCode, type Input, type Transaction, type Refuse } from '#server/kernel/index.ts'
import { applyToRegister, refuseWhereNotWritable } from './exclude-self.ts'
import * as queries from './kiosk-token.queries.ts'
import type { ExclusionNeeds } from './needs.ts'
import { mustBePlayer } from './staff-exclusion.ts'

const refuse: Refuse<typeof calls.addPlayerToRvoByToken> = refuseByCode

/** Long enough to read the text on the kiosk's screen, short enough not to stay valid unattended. */
const TOKEN_LIFE_MS = 5 * 60_000

/** A token with which this kiosk can exclude one player, once. */
export async function generateToken(
  needs: ExclusionNeeds,
  { body, caller }: Pick<Input<typeof calls.generateExclusionToken>, 'body' | 'caller'>,
): Promise<ReplyOf<typeof calls.generateExclusionToken>> {
  const { db, clock } = needs
  await mustBePlayer(needs, body.playerId)
  await refuseWhereNotWritable(needs, body.playerId)
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS)
  const exclusionToken = newToken('te')
  await queries.insertToken(db, {
    tokenHash: hashOf(exclusionToken),
    playerId: body.playerId,
    deviceId: caller.clientId,
    issuedAt: now,
    expiresAt,
  })
  return { exclusionToken, expiresAt: expiresAt.toISOString() }
}

/** Applies for the player of a token. Another kiosk's token, or a used one, is invalid. */
export async function applyByToken(
  needs: ExclusionNeeds,
  { body, caller }: Pick<Input<typeof calls.addPlayerToRvoByToken>, 'body' | 'caller'>,
): Promise<ReplyOf<typeof calls.addPlayerToRvoByToken>> {
  const { db, clock, law } = needs
  // A refusal leaves the token valid for another attempt.
  if (!law.term().months.includes(body.months)) return refuse('ERR_AMOUNT_NOT_ALLOWED', { months: law.term().months })
  const playerId = await db.transaction((tx) => takeToken(tx, body.exclusionToken, caller.clientId, clock.now()))
  return applyToRegister(needs, { playerId, months: body.months, source: 'kiosk' })
}

async function takeToken(tx: Transaction, token: string, deviceId: string, now: Date): Promise<number> {
  const known = await queries.lockToken(tx, hashOf(token))
  if (!known || known.usedAt || known.deviceId !== deviceId) return refuse('ERR_TOKEN_INVALID')
  if (known.expiresAt <= now) return refuse('ERR_TOKEN_EXPIRED')
  await queries.useToken(tx, hashOf(token), now)
  return known.playerId
}

export async function applyAtKiosk(
  needs: ExclusionNeeds,
  { body }: Pick<Input<typeof calls.addPlayerToRvoAtKiosk>, 'body'>,
): Promise<ReplyOf<typeof calls.addPlayerToRvoAtKiosk>> {
  await mustBePlayer(needs, body.playerId)
  return applyToRegister(needs, { ...body, source: 'kiosk' })
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
