import type { Static } from 'typebox'
import type { BankItem } from '#contract/shapes/bank-items.ts'
import { withdrawalCan } from '#contract/states/withdrawal-states.ts'
import { emptyPreview, type Action, type By, type Preview } from '#server/approvals/index.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { findPaidByPartner, judgeByHand } from '../withdrawals/finish-withdrawals.ts'
import { judgedGiveBack } from '../withdrawals/given-back.ts'
import { moveWithdrawal } from '../withdrawals/move-withdrawal.ts'
import * as withdrawals from '../withdrawals/withdrawals.queries.ts'
import { warningsOfMatch } from './item-warnings.ts'
import type { StatementNeeds } from './store-statements.ts'
import { bankItem } from './list-items.ts'
import * as queries from './statements.queries.ts'

type Item = Static<typeof BankItem>
type Matching = { readonly itemId: string; readonly referenceNumber: number }
type Closing = { readonly itemId: string; readonly as: 'other' | 'sent-back' }

/** Matches a movement with a withdrawal, as its payment or its return; the amount must be the same. */
export function matchAction(needs: StatementNeeds): Action<Matching, Item> {
  return {
    key: 'bank.match',
    permission: 'payments.manage',
    preview: async (tx, matching, { userId }) => {
      const { item, withdrawal, state, after, move } = await lockMatch(tx, needs, matching)
      const isReturn = move === 'giveBack'
      const about = String(withdrawal.referenceNumber)
      return {
        ...emptyPreview,
        ...previewItem(item, state),
        playerId: withdrawal.playerId,
        amount: { amountMinor: withdrawal.amountMinor, currency: withdrawal.currency },
        ...(isReturn ? { judgedMinor: await judgedGiveBack(tx, needs, { ...withdrawal, userId }) } : {}),
        touched: { kind: 'players', count: 1 },
        changes: [...previewItem(item, state).changes, { field: 'state', about, before: withdrawal.state, after }],
        warnings: warningsOfMatch(item, {
          ...withdrawal,
          ...(await queries.findOnStatement(tx, withdrawal.id)),
          paidByPartner: (await findPaidByPartner(tx, withdrawal))?.providerRef,
        }),
      }
    },
    run: async (tx, matching, by) => {
      const { item, withdrawal, state, move } = await lockMatch(tx, needs, matching)
      const { asker: user, approver, reason: explanation } = by
      if (move) await moveWithdrawal(tx, needs, withdrawal, move, { actor: 'staff', user, approver, explanation })
      await judge(tx, needs, item, { state, withdrawalId: withdrawal.id, by })
      return bankItem({ ...item, state, withdrawalId: withdrawal.id })
    },
  }
}

/** Locks a movement and the withdrawal to match it with; `move` is null where the withdrawal is in that state already. */
async function lockMatch(tx: Transaction, needs: Pick<StatementNeeds, 'clock'>, { itemId, referenceNumber }: Matching) {
  const item = await lockOpen(tx, itemId)
  const withdrawal = await withdrawals.lockByReference(tx, referenceNumber)
  if (!withdrawal) return refuse('ERR_PAYMENT_NOT_FOUND')
  if (withdrawal.amountMinor !== Math.abs(item.amountMinor) || withdrawal.currency !== item.currency)
    return refuse('ERR_AMOUNT_NOT_ALLOWED', { problem: 'another-amount' })
  const [move, after] = item.amountMinor < 0 ? (['setDone', 'done'] as const) : (['giveBack', 'returned'] as const)
  const state = item.amountMinor < 0 ? ('withdrawal' as const) : ('withdrawal-return' as const)
  const canMove = withdrawalCan(move, withdrawal.state)
  if (!canMove && withdrawal.state !== after) return refuse('ERR_STATE_CHANGED', { state: withdrawal.state })
  if (canMove) await judgeByHand(tx, needs, withdrawal)
  return { item, withdrawal, state, after, move: canMove ? move : null }
}

/** Closes a movement that is of no player: a fee, money of our own, or money that is returned to its payer. */
export function closeAction(needs: StatementNeeds): Action<Closing, Item> {
  return {
    key: 'bank.close',
    permission: 'payments.manage',
    preview: async (tx, closing) => {
      const item = await lockClosable(tx, closing)
      const amount = { amountMinor: Math.abs(item.amountMinor), currency: item.currency }
      return { ...emptyPreview, ...previewItem(item, closing.as), amount }
    },
    run: async (tx, closing, by) => {
      const item = await lockClosable(tx, closing)
      await judge(tx, needs, item, { state: closing.as, by })
      return bankItem({ ...item, state: closing.as })
    },
  }
}

async function lockClosable(tx: Transaction, { itemId, as }: Closing): Promise<queries.ItemRow> {
  const item = await lockOpen(tx, itemId)
  if (as === 'sent-back' && item.amountMinor < 0) return refuse('ERR_AMOUNT_NOT_ALLOWED', { problem: 'went-out' })
  return item
}

/** Locks a movement that nobody has judged. */
export async function lockOpen(tx: Transaction, itemId: string): Promise<queries.ItemRow> {
  const item = await queries.lockItem(tx, itemId)
  return item?.state === 'open' ? item : refuse('ERR_STATE_CHANGED')
}

/** Preview of a judgement for its approval. Its label is the bank's number of the movement. */
export function previewItem(item: queries.ItemRow, after: queries.ItemState): Pick<Preview, 'subject' | 'changes'> {
  return {
    subject: { kind: 'bank-item', id: item.id, label: item.bankRef },
    changes: [{ field: 'bankItem', before: item.state, after }],
  }
}

/** Stores how a movement was judged, by whom and why. */
export async function judge(
  tx: Transaction,
  { clock }: StatementNeeds,
  item: queries.ItemRow,
  as: {
    readonly state: queries.ItemState
    readonly paymentId?: string
    readonly withdrawalId?: string
    readonly by: Pick<By, 'asker' | 'reason'>
  },
): Promise<void> {
  await queries.judgeItem(tx, item.id, {
    state: as.state,
    paymentId: as.paymentId ?? null,
    withdrawalId: as.withdrawalId ?? null,
    at: clock.now(),
    userId: as.by.asker.userId,
    userName: as.by.asker.name,
    explanation: as.by.reason,
  })
}
