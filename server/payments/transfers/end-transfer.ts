import type { Static } from 'typebox'
import type { TransferShown } from '#contract/shapes/funds-transfers.ts'
import { transferCan, type TransferState } from '#contract/states/transfer-states.ts'
import { forEachOfPages, newId, refuse, publish, type Transaction } from '#server/kernel/index.ts'
import { give, move } from './begin-transfer.ts'
import type { TransferNeeds } from './needs.ts'
import { transferShown } from './transfer-shown.ts'
import * as queries from './transfers.queries.ts'
import { insertUndone } from './venue-transfers.queries.ts'

type Shown = Static<typeof TransferShown>
type Find = (tx: Transaction) => Promise<queries.TransferRow | undefined>

const EXPIRED_AT_ONCE = 50

/** Commits a prepared transfer. Idempotent. */
export async function commitTransfer(needs: TransferNeeds, find: Find): Promise<Shown> {
  return needs.db.transaction(async (tx) => {
    const row = await find(tx)
    if (!row) return refuse('ERR_TRANSFER_NOT_FOUND')
    if (row.state === 'done') return transferShown(row)
    const isOverdue = row.expiresAt !== null && row.expiresAt <= needs.clock.now()
    if (isOverdue || !transferCan('commit', row.state)) return refuse('ERR_STATE_CHANGED', { state: row.state })
    await give(tx, row)
    return transferShown(await change(tx, needs, row, 'done'))
  })
}

/** Cancels a transfer that is not committed yet. Idempotent. */
export async function cancelTransfer(needs: TransferNeeds, find: Find): Promise<Shown> {
  return needs.db.transaction(async (tx) => {
    const row = await find(tx)
    if (!row) return refuse('ERR_TRANSFER_NOT_FOUND')
    if (row.state === 'rolled-back' || row.state === 'expired') return transferShown(row)
    if (row.state === 'done') return refuse('ERR_STATE_CHANGED', { state: row.state })
    await undo(tx, row)
    return transferShown(await change(tx, needs, row, 'rolled-back'))
  })
}

/**
 * Rolls a transfer back, committed or not. An unknown reference is stored as rolled back: its request may still be on
 * the way, and must do nothing when it arrives.
 */
export async function rollBackTransfer(needs: TransferNeeds, name: queries.TransferName): Promise<Shown> {
  if (!(await needs.playerExists(name.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  return needs.db.transaction(async (tx) => {
    const now = needs.clock.now()
    const kept = await queries.insertTransfer(tx, {
      ...name,
      id: newId(now),
      channel: 'unknown',
      takesFrom: null,
      givesTo: null,
      takesMinor: 0,
      givesMinor: 0,
      currency: needs.rules.currency,
      place: null,
      venueId: null,
      terminalId: null,
      state: 'rolled-back',
      balanceMinor: 0,
      createdAt: now,
      expiresAt: null,
    })
    const row = kept ?? (await queries.lockTransfer(tx, name))
    if (!row) return refuse('ERR_STATE_CHANGED')
    if (!transferCan('rollBack', row.state)) return transferShown(row)
    await undo(tx, row)
    if (row.state === 'done') await insertUndone(tx, { transferId: row.id, rollbackId: newId(now), at: now })
    return transferShown(await change(tx, needs, row, 'rolled-back'))
  })
}

/**
 * Cancels prepared transfers that were not committed in time, each in its own transaction: a failure does not affect
 * the others. Run by the worker, which reports what was thrown.
 */
export async function expireTransfers(needs: Pick<TransferNeeds, 'db' | 'clock'>): Promise<number> {
  const { db, clock } = needs
  const now = clock.now()
  const expired = await forEachOfPages<string, boolean>({
    limit: EXPIRED_AT_ONCE,
    list: (page) => queries.findOverdue(db, now, page),
    work: (id) =>
      db.transaction(async (tx) => {
        const row = await queries.lockOverdue(tx, id, now)
        if (!row) return false
        await undo(tx, row)
        await change(tx, needs, row, 'expired')
        return true
      }),
    message: 'Some transfers could not be cancelled.',
  })
  return expired.filter(Boolean).length
}

/** The credit is reversed first: if the money is spent, nothing is reversed. */
async function undo(tx: Transaction, row: queries.TransferRow): Promise<void> {
  const given = row.state === 'done' ? { part: row.givesTo, debitMinor: row.givesMinor } : { part: null }
  if (!(await move(tx, row, given))) return refuse('ERR_INSUFFICIENT_FUNDS')
  await move(tx, row, { part: row.takesFrom, creditMinor: row.takesMinor })
}

async function change(
  tx: Transaction,
  { clock }: Pick<TransferNeeds, 'clock'>,
  row: queries.TransferRow,
  state: TransferState,
): Promise<queries.TransferRow> {
  await queries.changeTransfer(tx, row.id, { state, balanceMinor: row.balanceMinor, changedAt: clock.now() })
  await publish(tx, 'payments.funds-transferred', { transferId: row.id, playerId: row.playerId, state })
  return { ...row, state, expiresAt: null }
}
