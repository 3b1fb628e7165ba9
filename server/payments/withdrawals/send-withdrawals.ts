import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type * as staff from '#contract/play-v1/staff-withdrawals.ts'
import { withdrawalCan } from '#contract/states/withdrawal-states.ts'
import type { Action, Person } from '#server/approvals/index.ts'
import { assert, newId, refuse, type Input, type Transaction } from '#server/kernel/index.ts'
import { previewMove, moverOf } from './preview-move.ts'
import { withIdentityNow } from './find-signals.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { canBeWrittenInAbo, writeAbo } from './write-abo.ts'
import { writePain001 } from './write-pain001.ts'
import * as transferFiles from './transfer-files.queries.ts'
import * as queries from './withdrawals.queries.ts'

/** Paid by our bank: withdrawals of players, and those of staff in a player's name. */
const BANK_METHODS: readonly string[] = ['BankTransfer', 'CashlessPayout']

type TransferFile = Static<typeof staff.sendWithdrawals.reply>

/** Withdrawals that are sent together. */
export type Sending = { readonly withdrawalIds: readonly string[] }

/**
 * Puts pending withdrawals into one file for the bank and marks them sent: all of them or none. Czech crowns to Czech
 * accounts go as ABO (KPC), everything else as SEPA pain.001.
 */
export function sendAction(needs: WithdrawalNeeds): Action<Sending, TransferFile> {
  return {
    key: 'withdrawals.send',
    permission: 'payments.send',
    preview: async (tx, input, asker) => {
      const rows = await lockSendable(tx, input)
      // Withdrawals that a partner or a venue pays out do not belong in a file for our bank.
      if (!rows.every(({ method }) => BANK_METHODS.includes(method))) return refuse('ERR_METHOD_NOT_AVAILABLE')
      demandOther(rows, asker)
      return previewMove(tx, await withIdentityNow(tx, needs, rows), 'send')
    },
    run: async (tx, input, by) => {
      const rows = await lockSendable(tx, input)
      demandOther(rows, by.approver)
      const file = writeFile(needs, rows, by.asker)
      await transferFiles.insertFile(tx, file, input.withdrawalIds)
      for (const row of rows) await moveWithdrawal(tx, needs, row, 'send', moverOf(by, row))
      return showTransferFile(file)
    },
  }
}

/** Locks withdrawals that can be sent now, all of them or none. */
export async function lockSendable(tx: Transaction, { withdrawalIds }: Sending): Promise<queries.WithdrawalRow[]> {
  const rows = await queries.lockWithdrawals(tx, withdrawalIds)
  if (rows.length !== withdrawalIds.length) return refuse('ERR_PAYMENT_NOT_FOUND')
  const moved = rows.find(({ state }) => !withdrawalCan('send', state))
  if (moved) return refuse('ERR_STATE_CHANGED', { withdrawalId: moved.id, state: moved.state })
  return rows
}

/** Somebody who made one of them in a player's name may neither send nor approve it. */
export function demandOther(rows: readonly queries.WithdrawalRow[], person: Person | null): void {
  if (rows.some(({ madeBy }) => madeBy !== null && madeBy === person?.userId)) refuse('ERR_SECOND_PERSON_NEEDED')
}

function writeFile(
  { clock, rules }: Pick<WithdrawalNeeds, 'clock' | 'rules'>,
  rows: readonly queries.WithdrawalRow[],
  asker: Person,
): transferFiles.TransferFileRow {
  const targets = rows.map(({ iban }) => iban)
  assert(
    targets.every((iban) => iban !== null),
    'What goes to our bank has an account.',
  )
  const createdAt = clock.now()
  const id = newId(createdAt)
  const isAbo = rules.currency === 'CZK' && targets.every(canBeWrittenInAbo)
  const orders = rows.map(({ referenceNumber, amountMinor, holder }, index) => ({
    reference: String(referenceNumber),
    amountMinor,
    iban: targets[index] ?? '',
    holder,
  }))
  const { payer, currency, timeZone } = rules
  const order = { fileId: id, createdAt, payer, currency, timeZone, orders }
  return {
    id,
    format: isAbo ? 'abo' : 'pain.001',
    name: `withdrawals-${createdAt.toISOString().slice(0, 10)}-${id.slice(-6)}.${isAbo ? 'kpc' : 'xml'}`,
    content: isAbo ? writeAbo(order) : writePain001(order),
    count: rows.length,
    totalMinor: rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    currency,
    createdAt,
    createdBy: asker.userId,
    createdByName: asker.name,
  }
}

export async function readTransferFile(
  { db }: Pick<WithdrawalNeeds, 'db'>,
  { query, refuse }: Pick<Input<typeof staff.getTransferFile>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof staff.getTransferFile>> {
  const file = await transferFiles.findFile(db, query.fileId)
  return file ? { ...showTransferFile(file), content: file.content } : refuse('ERR_PAYMENT_NOT_FOUND')
}

/** A file without its content. */
export function showTransferFile({
  id,
  format,
  name,
  count,
  totalMinor,
  currency,
  createdAt,
  createdByName,
}: Omit<transferFiles.TransferFileRow, 'content'>) {
  return {
    fileId: id,
    format,
    name,
    count,
    total: { amountMinor: totalMinor, currency },
    createdAt: createdAt.toISOString(),
    createdBy: createdByName,
  }
}
