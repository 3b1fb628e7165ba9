import { assert, sql, type Transaction } from '../kernel/index.ts'
import * as queries from './ledger.queries.ts'
import { MOVEMENT_KINDS } from './movement-kinds.ts'

/** A later part of a round that was opened by a stake: a further stake, the win, or both. Amounts in minor units. */
export type RoundStep = {
  readonly reference: string
  readonly accountId: number
  readonly contraId: number
  readonly stakeMinor: number
  readonly winMinor: number
  /** Calendar day of the limits. */
  readonly day: string
  readonly at: Date
}

/** What stands in the way of a further stake; a win alone is never stopped. */
export type StepObstacle = 'blocked' | 'stake-limit' | 'loss-limit' | 'insufficient'

export type PostedStep =
  | { readonly outcome: 'posted'; readonly balanceAfterMinor: number }
  | { readonly outcome: 'stopped'; readonly obstacle: StepObstacle }

/**
 * Books a later step of a round inside the caller's transaction, which also keeps the decision that it follows from, so
 * that it happens once. It counts as play like the stake before it. A series and its numbers are not touched: the round
 * keeps the number of its stake.
 */
export async function postRoundStep(tx: Transaction, step: RoundStep): Promise<PostedStep> {
  const { reference, accountId, contraId, stakeMinor, winMinor, day, at } = step
  assert(Number.isSafeInteger(stakeMinor) && stakeMinor >= 0, 'A stake is whole minor units.')
  assert(Number.isSafeInteger(winMinor) && winMinor >= 0, 'A win is whole minor units.')
  assert(stakeMinor + winMinor > 0, 'A movement moves something.')
  const before = await queries.lockBalance(tx, accountId)
  assert(before, 'A round has an account with a balance.')
  if (before.day < day) await queries.rollDay(tx, accountId, day)
  const present = before.day < day ? await queries.readBalance(tx, accountId) : before
  assert(present, 'A balance row stays.')
  const obstacle = stakeMinor > 0 ? findObstacle(present, stakeMinor) : undefined
  if (obstacle) return { outcome: 'stopped', obstacle }
  const [moved] = await tx.query<{ balance: number }>(sql`
    with moved as (
      update ledger.balance
         set balance = balance - ${stakeMinor} + ${winMinor}, seq = seq + 1, staked = staked + ${stakeMinor},
             won = won + ${winMinor}
       where account_id = ${accountId}
       returning account_id, seq, balance
    ), keyed as (
      insert into ledger.movement_key (reference, account_id, seq, created_at)
      select ${reference}::uuid, account_id, seq, ${at}::timestamptz from moved
    ), written as (
      insert into ledger.entry
        (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      select ${reference}::uuid, account_id, seq, ${stakeMinor}::bigint, ${winMinor}::bigint, balance, 0, ${at}::timestamptz,
             ${contraId}::bigint, 0, ${MOVEMENT_KINDS.round} from moved
    )
    select balance from moved`)
  assert(moved, 'A locked balance row moves.')
  return { outcome: 'posted', balanceAfterMinor: moved.balance }
}

function findObstacle(present: queries.Balance, stakeMinor: number): StepObstacle | undefined {
  if (present.status !== 0) return 'blocked'
  if (present.stakeLeft < stakeMinor) return 'stake-limit'
  if (present.lossLeft < stakeMinor) return 'loss-limit'
  return present.balance < stakeMinor ? 'insufficient' : undefined
}
