import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/kiosk/player-lookup.ts'
import { refuse as refuseByCode, type Input, type Refuse } from '#server/kernel/index.ts'
import { findPlayerByEmail, findPlayerById, noteKnownAt, searchPlayers } from '#server/players/index.ts'
import { bindToKiosk, hashToken } from '#server/sign-in/index.ts'
import { insertLookup, type Lookup } from './devices.queries.ts'
import type { KioskNeeds } from './needs.ts'

const refuse: Refuse<typeof calls.playerExists> = refuseByCode

/** Is there such a player? By exactly one of number, e-mail and card. The question is kept, its words are not. */
export async function playerExists(
  needs: KioskNeeds,
  { query, caller }: Pick<Input<typeof calls.playerExists>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof calls.playerExists>> {
  const { db, target, clock, findCardHolder } = needs
  const { playerId, email, cardNumber } = query
  if ([playerId, email, cardNumber].filter((one) => one !== undefined).length !== 1)
    return refuse('ERR_INVALID_CONTRACT')
  const wanted = cardNumber === undefined ? playerId : await findCardHolder(cardNumber)
  const found =
    email === undefined ? await findPlayerById(db, target, wanted ?? 0) : await findPlayerByEmail(db, target, email)
  await insertLookup(db, {
    clientId: caller.clientId,
    question: 'exists',
    askedBy: email !== undefined ? 'email' : cardNumber !== undefined ? 'card' : 'player-id',
    found: found ? 1 : 0,
    playerId: found?.id ?? null,
    at: clock.now(),
  })
  return { exists: found !== undefined, playerId: found?.id ?? null }
}

/** Records that a player is at this kiosk, proved by the token of the session opened here; the number of a player is no proof. */
export async function meetAtKiosk(
  { db, target, clock }: KioskNeeds,
  {
    body: { playerToken },
    caller: { clientId, venueId },
    concerns,
    refuse,
  }: Pick<Input<typeof calls.meetPlayerAtKiosk>, 'body' | 'caller' | 'concerns' | 'refuse'>,
): Promise<ReplyOf<typeof calls.meetPlayerAtKiosk>> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const session = await bindToKiosk(tx, { target, tokenHash: hashToken(playerToken), clientId, now })
    if (!session) return refuse('ERR_SESSION_NOT_FOUND')
    concerns(session.playerId)
    await noteKnownAt(tx, { playerId: session.playerId, venueId, at: now })
    return { done: true }
  })
}

/** The same search as the staff's, and as masked. */
export async function searchAtKiosk(
  { db, target, clock }: KioskNeeds,
  { query, caller }: Pick<Input<typeof calls.searchPlayersAtKiosk>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof calls.searchPlayersAtKiosk>> {
  const { rows, nextCursor } = await searchPlayers({ db, target }, { query }, { permissions: [] })
  const only = rows.length === 1 ? rows[0] : undefined
  await insertLookup(db, {
    clientId: caller.clientId,
    question: 'search',
    askedBy: wayOf(query.text),
    found: rows.length,
    playerId: only?.playerId ?? null,
    at: clock.now(),
  })
  return {
    rows: rows.map(({ playerId, maskedName, maskedEmail, isLocked }) => ({
      playerId,
      maskedName,
      maskedEmail,
      isLocked,
    })),
    nextCursor,
  }
}

function wayOf(text: string): Lookup['askedBy'] {
  if (text.includes('@')) return 'email'
  return /^\s*\d+\s*$/.test(text) ? 'player-id' : 'name'
}
