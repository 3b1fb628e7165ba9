import type { CashPresence } from '#contract/shapes/cash.ts'
import type { meetPlayer as call } from '#contract/play-v1/staff-cash.ts'
import { findVerifiedHolders } from '#server/documents/index.ts'
import { newId, refuse, type Input } from '#server/kernel/index.ts'
import { noteKnownAt } from '#server/players/index.ts'
import { cashLawOf, readCashOfToday, wasIdentified } from '#server/payments/index.ts'
import { readLandBased } from '#server/wallet/index.ts'
import type { CashDeskNeeds } from './needs.ts'
import { insertPresence, type PresenceRow } from './presences.queries.ts'
import { findWorkingShift } from './working-shift.ts'

/** How long an identified player is served without another check. */
const GOOD_MS = 15 * 60_000

/**
 * Identifies the player at the desk: by card and PIN, or by a verified document that the cashier compares with the
 * person.
 */
export async function meetPlayer(
  needs: CashDeskNeeds,
  { body, caller, client, concerns, subject }: Input<typeof call>,
): Promise<CashPresence> {
  const { db, clock } = needs
  const { shift, desk } = await findWorkingShift(needs, body.shiftId, caller)
  if ((body.card === undefined) === (body.documentNumber === undefined))
    return refuse('ERR_INVALID_CONTRACT', { field: 'card' })
  const playerId = body.card
    ? (await needs.proveCard({ ...body.card, source: client.ip })).playerId
    : await findByDocument(needs, body.documentNumber ?? '')
  const provedAt = clock.now()
  const row: PresenceRow = {
    id: newId(provedAt),
    shiftId: shift.id,
    playerId,
    way: body.card ? 'card-pin' : 'document',
    provedAt,
    goodUntil: new Date(provedAt.getTime() + GOOD_MS),
  }
  const shown = await presenceShown(needs, row)
  await db.transaction(async (tx) => {
    await insertPresence(tx, row)
    await noteKnownAt(tx, { playerId, venueId: desk.venueId, at: provedAt })
  })
  concerns(playerId)
  subject('cash-desk', desk.id, desk.name)
  return shown
}

async function findByDocument(needs: CashDeskNeeds, number: string): Promise<number> {
  const [playerId, another] = await findVerifiedHolders(needs, number)
  if (playerId === undefined || another !== undefined) return refuse('ERR_PLAYER_NOT_FOUND')
  if (!(await needs.isIdentityVerified(needs.db, playerId))) return refuse('ERR_IDENTITY_NOT_VERIFIED')
  return playerId
}

async function presenceShown(needs: CashDeskNeeds, row: PresenceRow): Promise<CashPresence> {
  const { db, currency } = needs
  const { playerId } = row
  const [player, land] = [await needs.findPlayer(db, playerId), await readLandBased(db, playerId)]
  if (!player || !land) return refuse('ERR_PLAYER_NOT_FOUND')
  const today = await readCashOfToday(needs.cashLaw, db, playerId)
  const { inMinor, outMinor } = today
  const { dayMax, identification, origin } = cashLawOf(needs.cashLaw)
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const left = (minor: number) => (dayMax ? money(Math.max(0, dayMax.figures.maxMinor - minor)) : null)
  return {
    presenceId: row.id,
    playerId,
    name: `${player.firstName} ${player.surname}`,
    birthDate: player.birthDate,
    way: row.way,
    goodUntil: row.goodUntil.toISOString(),
    balance: land.balance,
    isWalletEnabled: land.isEnabled,
    today: { cashIn: money(inMinor), cashOut: money(outMinor) },
    law: {
      leftIn: left(inMinor),
      leftOut: left(outMinor),
      documentFrom: identification ? money(identification.figures.fromMinor) : null,
      originFrom: origin ? money(origin.figures.fromMinor) : null,
      isIdentified: await wasIdentified(needs.cashLaw, db, today),
    },
    endsAtCashOut: [...((await needs.gifts?.list(db, playerId)) ?? [])],
  }
}
