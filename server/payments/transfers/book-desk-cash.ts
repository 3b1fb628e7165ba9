import type { CurrencyCode } from '#money'
import { assert, newId, refuse, publish, type Instant, type Transaction } from '#server/kernel/index.ts'
import { movePlayerMoney } from '#server/wallet/index.ts'
import { landBasedOf } from './land-based-of.ts'
import { changeTransfer, insertTransfer, lockTransferById } from './transfers.queries.ts'

/** Cash that a desk of ours takes from a player or pays to them. */
export type DeskCash = {
  readonly playerId: number
  readonly direction: 'in' | 'out'
  readonly amountMinor: number
  readonly currency: CurrencyCode
  readonly deskId: string
  readonly venueId: string
  /** Name of the desk. */
  readonly place: string
  /** UUID of the movement of the desk: also its reference in the books. */
  readonly reference: string
  /** The account of the desk's drawer. */
  readonly drawerPath: string
  readonly at: Instant
}

export type BookedCash = { readonly transferId: string; readonly balanceMinor: number }

/**
 * Books it in the caller's transaction as a transfer of the channel `desk`, on the land-based wallet: so it counts as a deposit or
 * a withdrawal wherever cash of venues does.
 */
export async function bookDeskCash(tx: Transaction, cash: DeskCash): Promise<BookedCash> {
  const { playerId, direction, amountMinor, currency, at } = cash
  const isIn = direction === 'in'
  const id = newId(at)
  const row = await insertTransfer(tx, {
    id,
    askedBy: `cash-desk:${cash.deskId}`,
    playerId,
    reference: cash.reference,
    channel: 'desk',
    takesFrom: isIn ? null : 'land-based',
    givesTo: isIn ? 'land-based' : null,
    takesMinor: isIn ? 0 : amountMinor,
    givesMinor: isIn ? amountMinor : 0,
    currency,
    place: cash.place,
    venueId: cash.venueId,
    terminalId: null,
    state: 'prepared',
    balanceMinor: 0,
    createdAt: at,
    // It is committed in its final state, never visible as prepared.
    expiresAt: at,
  })
  assert(row, 'A movement of a desk has a reference of its own.')
  await moveOrRefuse(tx, { ...cash, kind: isIn ? 'deposit' : 'withdrawal', isCredit: isIn })
  const balanceMinor = await landBasedOf(tx, playerId)
  await changeTransfer(tx, id, { state: 'done', balanceMinor, changedAt: at })
  await publish(tx, 'payments.funds-transferred', { transferId: id, playerId, state: 'done' })
  return { transferId: id, balanceMinor }
}

/** Reverses it, once: cash that was paid in leaves the wallet again, if the balance suffices. */
export async function undoDeskCash(
  tx: Transaction,
  cash: Pick<DeskCash, 'playerId' | 'reference' | 'drawerPath' | 'at'> & { readonly transferId: string },
): Promise<BookedCash> {
  const { playerId, transferId, at } = cash
  const row = await lockTransferById(tx, playerId, transferId)
  if (row?.state !== 'done') return refuse('ERR_STATE_CHANGED')
  const wasIn = row.takesFrom === null
  await moveOrRefuse(tx, {
    ...cash,
    currency: row.currency,
    amountMinor: wasIn ? row.givesMinor : row.takesMinor,
    kind: wasIn ? 'deposit' : 'withdrawal',
    isCredit: !wasIn,
  })
  const balanceMinor = await landBasedOf(tx, playerId)
  await changeTransfer(tx, transferId, { state: 'rolled-back', balanceMinor, changedAt: at })
  await publish(tx, 'payments.funds-transferred', { transferId, playerId, state: 'rolled-back' })
  return { transferId, balanceMinor }
}

/** A reversal, too, has the kind of the cash in the books. */
async function moveOrRefuse(
  tx: Transaction,
  of: Pick<DeskCash, 'playerId' | 'amountMinor' | 'currency' | 'reference' | 'drawerPath'> & {
    readonly kind: 'deposit' | 'withdrawal'
    readonly isCredit: boolean
  },
): Promise<void> {
  const { playerId, amountMinor, currency, reference: movementId, drawerPath: contraPath, kind, isCredit } = of
  const posted = await movePlayerMoney(tx, {
    playerId,
    part: 'land-based',
    movementId,
    kind,
    currency,
    contraPath,
    ...(isCredit ? { creditMinor: amountMinor } : { debitMinor: amountMinor }),
  })
  if (posted.outcome === 'insufficient') refuse('ERR_INSUFFICIENT_FUNDS', { field: 'amount' })
}
