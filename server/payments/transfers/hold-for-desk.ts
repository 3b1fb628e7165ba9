import type { CurrencyCode } from '#money'
import { assert, newId, publish, refuse, type Instant, type Transaction } from '#server/kernel/index.ts'
import { move, take } from './begin-transfer.ts'
import { landBasedOf } from './land-based-of.ts'
import { changeTransfer, insertTransfer, lockTransferById } from './transfers.queries.ts'

/** Money of the land-based wallet that waits for its player at a desk. */
export type HeldForDesk = {
  readonly playerId: number
  readonly amountMinor: number
  readonly currency: CurrencyCode
  /** Its own name among the player's transfers. */
  readonly reference: string
  readonly at: Instant
  readonly expiresAt: Instant
}

/**
 * Holds it in the caller's transaction, as a prepared transfer: it is returned automatically when it expires. Returns
 * the id of the transfer.
 */
export async function holdForDesk(tx: Transaction, held: HeldForDesk): Promise<string> {
  const { playerId, amountMinor, currency, reference, at, expiresAt } = held
  const row = await insertTransfer(tx, {
    id: newId(at),
    askedBy: 'cash-voucher',
    playerId,
    reference,
    // No cash has moved, so no sum of a desk contains it.
    channel: 'voucher',
    takesFrom: 'land-based',
    givesTo: null,
    takesMinor: amountMinor,
    givesMinor: 0,
    currency,
    place: null,
    venueId: null,
    terminalId: null,
    state: 'prepared',
    balanceMinor: 0,
    createdAt: at,
    expiresAt,
  })
  assert(row, 'What is held for a desk has a reference of its own.')
  if (!(await take(tx, row))) return refuse('ERR_INSUFFICIENT_FUNDS', { field: 'amount' })
  const balanceMinor = await landBasedOf(tx, playerId)
  await changeTransfer(tx, row.id, { state: 'prepared', balanceMinor, changedAt: at })
  await publish(tx, 'payments.funds-transferred', { transferId: row.id, playerId, state: 'prepared' })
  return row.id
}

export type ReleasedFromDesk = {
  readonly playerId: number
  readonly transferId: string
  /** The desk that pays it now; null: the player takes it back. */
  readonly paidAt: string | null
  readonly at: Instant
}

/** Returns it to the wallet, once. Refuses ERR_STATE_CHANGED when it was returned already. */
export async function releaseFromDesk(
  tx: Transaction,
  { playerId, transferId, paidAt, at }: ReleasedFromDesk,
): Promise<void> {
  const row = await lockTransferById(tx, playerId, transferId)
  if (row?.state !== 'prepared') return refuse('ERR_STATE_CHANGED')
  await move(tx, row, { part: row.takesFrom, creditMinor: row.takesMinor })
  const balanceMinor = await landBasedOf(tx, playerId)
  await changeTransfer(tx, transferId, { state: 'rolled-back', balanceMinor, changedAt: at, place: paidAt })
  await publish(tx, 'payments.funds-transferred', { transferId, playerId, state: 'rolled-back' })
}
