import type * as calls from '#contract/play-v1/bank-statements.ts'
import { paymentCan } from '#contract/states/payment-states.ts'
import { assert, newId, type Input, type Querier, type Transaction } from '#server/kernel/index.ts'
import { findWallet } from '#server/wallet/index.ts'
import { inTurn, type TurnNeeds } from '../incoming/in-turn.ts'
import * as payments from '../payments.queries.ts'
import type { StatementNeeds } from './keep-statements.ts'
import { judge } from './judge-items.ts'
import { bankItem } from './list-items.ts'
import { settleTransfer } from './settle-transfer.ts'
import * as queries from './statements.queries.ts'

export type CreditNeeds = TurnNeeds & {
  /** Refuses what the law or a limit of deposits lets nobody pay in; missing where nothing is judged. */
  readonly judgeDeposit?: (playerId: number, amountMinor: number) => Promise<void>
}

/** Own page of a deposit that nobody began on the site. */
const NO_PAGE = '/'

/**
 * Credits money that came in to a player whom staff have found: to the deposit that waits for exactly this much under the
 * movement's symbol, or else as a deposit of its own. What nobody waits for has counted in no bound, and is judged as any
 * deposit that begins now.
 */
export async function creditItem(needs: StatementNeeds & CreditNeeds, input: Input<typeof calls.creditItem>) {
  const { body, refuse } = input
  const { playerId } = body
  let isWaitedFor = false
  return inTurn(needs, playerId, {
    judge: async () => {
      const item = await queries.findItem(needs.db, body.itemId)
      if (item?.state !== 'open') return refuse('ERR_STATE_CHANGED')
      if (!(await findWallet(needs.db, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
      isWaitedFor = isWaiting(await findOrder(needs.db, item, playerId))
      if (!isWaitedFor && item.amountMinor > 0) await needs.judgeDeposit?.(playerId, item.amountMinor)
    },
    write: (tx) => credit(tx, needs, input, isWaitedFor),
  })
}

async function credit(
  tx: Transaction,
  needs: StatementNeeds,
  { body, caller, refuse }: Input<typeof calls.creditItem>,
  isWaitedFor: boolean,
) {
  const item = await queries.lockItem(tx, body.itemId)
  if (item?.state !== 'open') return refuse('ERR_STATE_CHANGED')
  if (item.amountMinor < 0) return refuse('ERR_AMOUNT_NOT_ALLOWED', { problem: 'went-out' })
  const wallet = await findWallet(tx, body.playerId)
  if (wallet?.currency !== item.currency) return refuse('ERR_AMOUNT_NOT_ALLOWED', { problem: 'another-currency' })
  const order = await findOrder(tx, item, body.playerId)
  const locked = order && (await payments.lockPayment(tx, order.id))
  // Its player took it back in the same moment.
  if (isWaiting(locked) !== isWaitedFor) return refuse('ERR_STATE_CHANGED')
  const payment = locked ?? (await insertDeposit(tx, needs, item, body.playerId))
  await judge(tx, needs, item, { state: 'deposit', paymentId: payment.id, caller, explanation: body.explanation })
  await settleTransfer(tx, needs, payment, item)
  return bankItem({ ...item, state: 'deposit', paymentId: payment.id })
}

function isWaiting(order: payments.PaymentRow | undefined): boolean {
  return order !== undefined && paymentCan('cancel', order.state)
}

/** The player's order of exactly this movement that has not been paid. */
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
