import type { AccountingMonth } from '#contract/play-v1/closed-months.ts'
import { monthCan, type MonthMove } from '#contract/states/month-states.ts'
import { emptyPreview, type Action, type By } from '#server/approvals/index.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { balanceOf } from './balance-of.ts'
import * as queries from './months.queries.ts'
import { showMonths, type MonthNeeds } from './show-months.ts'

type Input = { readonly month: string }

/** Closes a month: its trial balance is stored with its hash. Always two people, whatever the policy says. */
export function closeMonthAction(needs: MonthNeeds): Action<Input, AccountingMonth> {
  return {
    key: 'reports.close-month',
    permission: 'reports.close',
    preview: async (tx, { month }) => {
      await lockToMove(needs, tx, { month, move: 'close' })
      const { rows, hash } = await balanceOf(tx, month)
      return {
        ...emptyPreview,
        subject: { kind: 'month', id: month, label: month.slice(0, 7) },
        touched: { kind: 'accounts', count: rows.length },
        changes: [
          { field: 'monthState', before: 'open', after: 'closed' },
          { field: 'balanceHash', before: null, after: hash },
        ],
      }
    },
    run: async (tx, { month }, by) => {
      await lockToMove(needs, tx, { month, move: 'close' })
      const { rows, hash } = await balanceOf(tx, month)
      return step(needs, tx, { month, step: 'close', balance: rows, hash }, by)
    },
  }
}

/** Opens the last closed month again. The closed balance stays in its history. */
export function reopenMonthAction(needs: MonthNeeds): Action<Input, AccountingMonth> {
  return {
    key: 'reports.reopen-month',
    permission: 'reports.close',
    preview: async (tx, { month }) => {
      const { steps } = await lockToMove(needs, tx, { month, move: 'reopen' })
      return {
        ...emptyPreview,
        subject: { kind: 'month', id: month, label: month.slice(0, 7) },
        touched: { kind: 'accounts', count: 0 },
        changes: [
          { field: 'monthState', before: 'closed', after: 'open' },
          { field: 'balanceHash', before: steps.at(-1)?.hash ?? null, after: null },
        ],
      }
    },
    run: async (tx, { month }, by) => {
      await lockToMove(needs, tx, { month, move: 'reopen' })
      return step(needs, tx, { month, step: 'reopen', balance: null, hash: null }, by)
    },
  }
}

/** The month, locked, if the move is possible: no other month is closed or opened meanwhile. */
async function lockToMove(
  needs: MonthNeeds,
  tx: Transaction,
  { month, move }: Input & { readonly move: MonthMove },
): Promise<AccountingMonth> {
  await queries.lockMonths(tx)
  const of = await findMonth(needs, tx, month)
  if (!of || !monthCan(move, of.state)) return refuse('ERR_MONTH_STATE')
  if (move === 'reopen') return of.canReopen ? of : refuse('ERR_MONTH_ORDER')
  if (of.obstacles.includes('earlier-open')) return refuse('ERR_MONTH_ORDER')
  return of.obstacles.length > 0 ? refuse('ERR_MONTH_NOT_COMPARED') : of
}

async function findMonth(needs: MonthNeeds, tx: Transaction, month: string): Promise<AccountingMonth | undefined> {
  return (await showMonths(needs, tx)).find((one) => one.month === month)
}

async function step(
  needs: MonthNeeds,
  tx: Transaction,
  what: {
    readonly month: string
    readonly step: MonthMove
    readonly balance: readonly object[] | null
    readonly hash: string | null
  },
  { asker, approver, reason }: By,
): Promise<AccountingMonth> {
  if (!approver) return refuse('ERR_SECOND_PERSON_NEEDED')
  await queries.insertStep(tx, { ...what, at: needs.clock.now(), asker, signer: approver, reason })
  return (await findMonth(needs, tx, what.month)) ?? refuse('ERR_MONTH_STATE')
}
