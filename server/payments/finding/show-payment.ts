import type { ReplyOf } from '#contract/call.ts'
import type { getPayment as call, PaymentEvent } from '#contract/play-v1/staff-payments.ts'
import type { Static } from 'typebox'
import { type Input, type Querier } from '#server/kernel/index.ts'
import { findEntry } from '#server/ledger/index.ts'
import { entryRowOf } from '#server/wallet/index.ts'
import { findPayment, type PaymentRow } from '../payments.queries.ts'
import { listRefunds } from '../refunds.queries.ts'
import { staffDeposit } from '../staff-deposit.ts'
import { listMoves } from '../withdrawals/moves.queries.ts'
import { staffWithdrawal } from '../withdrawals/withdrawal-info.ts'
import { findById, type WithdrawalRow } from '../withdrawals/withdrawals.queries.ts'
import { findByNumber, listFeeMovements } from './finding.queries.ts'

type Reply = ReplyOf<typeof call>
type Event = Static<typeof PaymentEvent>
type Shown = Pick<Reply, 'deposit' | 'withdrawal' | 'history'> & { readonly references: readonly string[] }

/** One payment of any state by its number, with its history and its movements in the books. */
export async function showPayment(
  db: Querier,
  { query, caller, refuse, concerns }: Pick<Input<typeof call>, 'query' | 'caller' | 'refuse' | 'concerns'>,
): Promise<Reply> {
  const [found] = await findByNumber(db, Number(query.number))
  if (!found) return refuse('ERR_PAYMENT_NOT_FOUND')
  const { playerId, paymentId, direction } = found
  concerns(playerId)
  const shown = direction === 'deposit' ? await readDeposit(db, paymentId) : await readWithdrawal(db, paymentId)
  if (!shown) return refuse('ERR_PAYMENT_NOT_FOUND')
  const { references, ...rest } = shown
  const mayReadBooks = caller.permissions.includes('money.read')
  return { playerId, ...rest, entries: mayReadBooks ? await readEntries(db, references, found.currency) : null }
}

async function readDeposit(db: Querier, id: string): Promise<Shown | undefined> {
  const row = await findPayment(db, id)
  if (!row) return undefined
  const refunds = await listRefunds(db, id)
  const history = [
    ...stepsOf(row),
    ...refunds.map(({ askedAt, state, userName, explanation, amountMinor }) => ({
      ...happened(askedAt, `refund-${state}`, 'staff'),
      userName,
      explanation,
      amount: { amountMinor, currency: row.currency },
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  const references = [id, ...(await listFeeMovements(db, id)), ...refunds.map(({ movement }) => movement)]
  return { deposit: staffDeposit(row), withdrawal: null, history, references }
}

/** A deposit has no history table: only its beginning, its settlement and its last state are known. */
function stepsOf({ createdAt, settledAt, changedAt, state }: PaymentRow): Event[] {
  const steps = [happened(createdAt, 'created', 'player')]
  if (settledAt) steps.push(happened(settledAt, 'settled', 'partner'))
  if (state !== 'created' && state !== 'settled') steps.push(happened(changedAt, state, 'partner'))
  return steps
}

async function readWithdrawal(db: Querier, id: string): Promise<Shown | undefined> {
  const row: WithdrawalRow | undefined = await findById(db, id)
  if (!row) return undefined
  const moves = await listMoves(db, id)
  const history = moves.map(({ movedAt, toState, actor, userName, approvedByName, explanation }) => ({
    ...happened(movedAt, toState, actor),
    userName,
    approvedByName,
    explanation,
  }))
  const references = [...new Set([id, ...moves.flatMap(({ movement }) => movement ?? [])])]
  return { deposit: null, withdrawal: staffWithdrawal(row), history, references }
}

function happened(at: Date, what: string, by: Event['by']): Event {
  return { at: at.toISOString(), what, by, userName: null, approvedByName: null, explanation: null, amount: null }
}

async function readEntries(
  db: Querier,
  references: readonly string[],
  currency: PaymentRow['currency'],
): Promise<Reply['entries']> {
  const found = await Promise.all(references.map((reference) => findEntry(db, reference)))
  return found.flatMap((entry) => (entry ? [entryRowOf(entry, currency)] : []))
}
