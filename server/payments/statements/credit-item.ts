import type { Static } from 'typebox'
import type { BankItem } from '#contract/shapes/bank-items.ts'
import { paymentCan } from '#contract/states/payment-states.ts'
import { emptyPreview, type Action, type By } from '#server/approvals/index.ts'
import { assert, newId, refuse, type Querier, type Transaction } from '#server/kernel/index.ts'
import { findWallet } from '#server/wallet/index.ts'
import { readTurns, takeTurns, type TurnNeeds, type Turns } from '../incoming/in-turn.ts'
import * as payments from '../payments.queries.ts'
import { warningsOfCredit } from './item-warnings.ts'
import type { StatementNeeds } from './store-statements.ts'
import { judge, lockOpen, previewItem } from './judge-items.ts'
import { bankItem } from './list-items.ts'
import { settleTransfer } from './settle-transfer.ts'
import * as queries from './statements.queries.ts'

export type CreditNeeds = TurnNeeds & {
  /** Refuses a deposit by law or by a deposit limit; absent where nothing is judged. */
  readonly judgeDeposit?: (playerId: number, amountMinor: number) => Promise<void>
}

type Crediting = { readonly itemId: string; readonly playerId: number }
type Judged = {
  readonly turns: Turns
  /** An open order expected exactly this movement, and was judged when it began. */
  readonly isWaitedFor: boolean
}

/** Own page of a deposit that did not begin on the site. */
const NO_PAGE = '/'

/**
 * Credits an incoming movement to a player whom staff have found: to the open deposit with exactly this amount and the
 * movement's symbol, or else as a deposit of its own. The latter was not judged yet, so it is judged as a deposit that
 * begins now, in the player's turn: if another deposit came first, it is refused with ERR_STATE_CHANGED.
 */
export function creditAction(needs: StatementNeeds & CreditNeeds): Action<Crediting, Static<typeof BankItem>, Judged> {
  return {
    key: 'bank.credit',
    permission: 'payments.manage',
    check: (crediting) => judgeCredit(needs, crediting),
    preview: async (tx, { itemId, playerId }) => {
      const item = await lockCreditable(tx, itemId, playerId)
      const order = await findOrder(tx, item, playerId)
      const amount = { amountMinor: item.amountMinor, currency: item.currency }
      return {
        ...emptyPreview,
        ...previewItem(item, 'deposit'),
        playerId,
        amount,
        touched: { kind: 'players', count: 1 },
        changes: [
          ...previewItem(item, 'deposit').changes,
          { field: 'player', before: null, after: playerId },
          { field: 'deposit', before: null, after: order ? String(order.referenceNumber) : 'own' },
        ],
        warnings: await warningsOfCredit(tx, needs, item, playerId),
      }
    },
    run: (tx, crediting, by, judged) => credit(tx, needs, crediting, { by, judged }),
  }
}

/** Law and limits are judged outside the transaction, because a refusal may be recorded. */
async function judgeCredit(needs: StatementNeeds & CreditNeeds, { itemId, playerId }: Crediting): Promise<Judged> {
  const turns = await readTurns(needs, playerId)
  const item = await queries.findItem(needs.db, itemId)
  if (item?.state !== 'open') return refuse('ERR_STATE_CHANGED')
  if (!(await findWallet(needs.db, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const isWaitedFor = isWaiting(await findOrder(needs.db, item, playerId))
  if (!isWaitedFor && item.amountMinor > 0) await needs.judgeDeposit?.(playerId, item.amountMinor)
  return { turns, isWaitedFor }
}

async function credit(
  tx: Transaction,
  needs: StatementNeeds,
  { itemId, playerId }: Crediting,
  { by, judged: { turns, isWaitedFor } }: { readonly by: By; readonly judged: Judged },
): Promise<Static<typeof BankItem>> {
  const item = await lockCreditable(tx, itemId, playerId)
  const order = await findOrder(tx, item, playerId)
  const locked = order && (await payments.lockPayment(tx, order.id))
  // The order was cancelled, or another deposit of the player came first, since the limits were judged.
  if (isWaiting(locked) !== isWaitedFor || !(await takeTurns(tx, turns))) return refuse('ERR_STATE_CHANGED')
  const payment = locked ?? (await insertDeposit(tx, needs, item, playerId))
  await judge(tx, needs, item, { state: 'deposit', paymentId: payment.id, by })
  await settleTransfer(tx, needs, payment, item)
  return bankItem({ ...item, state: 'deposit', paymentId: payment.id })
}

async function lockCreditable(tx: Transaction, itemId: string, playerId: number): Promise<queries.ItemRow> {
  const item = await lockOpen(tx, itemId)
  if (item.amountMinor < 0) return refuse('ERR_AMOUNT_NOT_ALLOWED', { problem: 'went-out' })
  const wallet = await findWallet(tx, playerId)
  if (wallet?.currency !== item.currency) return refuse('ERR_AMOUNT_NOT_ALLOWED', { problem: 'another-currency' })
  return item
}

function isWaiting(order: payments.PaymentRow | undefined): boolean {
  return order !== undefined && paymentCan('cancel', order.state)
}

/** The player's unpaid order of exactly this movement. */
async function findOrder(
  db: Querier,
  item: queries.ItemRow,
  playerId: number,
): Promise<payments.PaymentRow | undefined> {
  if (item.variableSymbol === null) return undefined
  const payment = await payments.findByReference(db, playerId, Number(item.variableSymbol))
  const isIt =
    payment?.method === 'Bacs' &&
    payment.amountMinor === item.amountMinor &&
    payment.currency === item.currency &&
    payment.settledAt === null
  return isIt ? payment : undefined
}

async function insertDeposit(tx: Transaction, { clock }: StatementNeeds, item: queries.ItemRow, playerId: number) {
  const createdAt = clock.now()
  const inserted = await payments.insertDeposit(tx, {
    id: newId(createdAt),
    playerId,
    method: 'Bacs',
    gateway: 'Bacs',
    amount: { amountMinor: item.amountMinor, currency: item.currency },
    idempotencyKey: `bank-item-${item.id}`,
    returnPath: NO_PAGE,
    createdAt,
    nextAskAt: createdAt,
  })
  assert(inserted, 'A movement becomes one deposit: it is open, and its row is locked.')
  return inserted
}
