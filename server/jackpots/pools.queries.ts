import type { ProposalState } from '#contract/states/proposal-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '../kernel/index.ts'
import type { JackpotRules } from './pool.ts'

export type PoolRow = JackpotRules & {
  readonly id: string
  readonly target: string
  readonly market: string
  readonly name: string
  readonly currency: CurrencyCode
  readonly gameKeys: readonly string[]
  readonly accountId: number | null
  readonly levelMicros: bigint
  readonly moves: number
  readonly createdAt: Instant
}

/** Columns of type numeric arrive as text. */
type Stored = Omit<PoolRow, 'levelMicros'> & { readonly levelMicros: string }
const poolOf = (row: Stored): PoolRow => ({ ...row, levelMicros: BigInt(row.levelMicros) })

export async function insertPool(
  tx: Transaction,
  row: Omit<PoolRow, 'accountId' | 'levelMicros' | 'moves'>,
): Promise<void> {
  await tx.query(sql`
    insert into jackpots.pool (id, target, market, name, currency, seed_minor, contribution_ppm, one_in_minor, game_keys, created_at)
    values (${row.id}, ${row.target}, ${row.market}, ${row.name}, ${row.currency}, ${row.seedMinor}, ${row.contributionPpm},
            ${row.oneInMinor}, ${[...row.gameKeys]}::text[], ${row.createdAt})`)
}

export async function findPool(db: Querier, target: string, id: string): Promise<PoolRow | undefined> {
  const rows = await db.query<Stored>(sql`select * from jackpots.pool where id = ${id} and target = ${target}`)
  return rows.map(poolOf)[0]
}

export async function isPool(db: Querier, target: string, id: string): Promise<boolean> {
  return (await findPool(db, target, id)) !== undefined
}

/** The pool as it is now, locked until the end of the transaction. */
export async function lockPool(tx: Transaction, id: string): Promise<PoolRow | undefined> {
  const rows = await tx.query<Stored>(sql`select * from jackpots.pool where id = ${id} for update`)
  return rows.map(poolOf)[0]
}

/** Newest first. */
export async function listPools(db: Querier, target: string, limit: number): Promise<PoolRow[]> {
  const rows = await db.query<Stored>(sql`
    select * from jackpots.pool where target = ${target} order by id desc limit ${limit}`)
  return rows.map(poolOf)
}

/** All pools that ever had a move, of every brand. */
export async function listOpenedPools(db: Querier): Promise<PoolRow[]> {
  const rows = await db.query<Stored>(sql`select * from jackpots.pool where account_id is not null order by id`)
  return rows.map(poolOf)
}

/** The transaction reads everything as of one instant; it has read nothing yet. */
export async function readOneInstant(tx: Transaction): Promise<void> {
  await tx.query(sql`set transaction isolation level repeatable read`)
}

export async function setAccount(tx: Transaction, id: string, accountId: number): Promise<void> {
  await tx.query(sql`update jackpots.pool set account_id = ${accountId} where id = ${id}`)
}

/** Pools of a brand that are live at some instant between two, the largest first. */
export async function listLivePools(
  db: Querier,
  target: string,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<PoolRow[]> {
  const rows = await db.query<Stored>(sql`
    select p.* from jackpots.pool p join jackpots.run r on r.pool_id = p.id
     where p.target = ${target} and r.state = 'approved' and r.live_from <= ${to} and (r.live_to is null or r.live_to > ${from})
     order by p.level_micros desc, p.id`)
  return rows.map(poolOf)
}

/** A period in which rounds take part in a pool, or a request for one. */
export type RunRow = {
  readonly id: string
  readonly poolId: string
  readonly explanation: string
  readonly state: ProposalState
  readonly proposedBy: number
  readonly proposedByName: string
  readonly proposedAt: Instant
  readonly decidedByName: string | null
  readonly decision: string | null
  readonly liveFrom: Instant | null
  readonly liveTo: Instant | null
  readonly stoppedByName: string | null
  readonly stoppedBecause: string | null
}

const runColumns = sql`
  id, pool_id, explanation, state, proposed_by, proposed_by_name, proposed_at, decided_by_name, decision, live_from, live_to,
  stopped_by_name, stopped_because`

type NewRun = Pick<RunRow, 'id' | 'poolId' | 'explanation' | 'proposedBy' | 'proposedByName' | 'proposedAt'>

export async function insertRun(tx: Transaction, run: NewRun): Promise<void> {
  await tx.query(sql`
    insert into jackpots.run (id, pool_id, explanation, state, proposed_by, proposed_by_name, proposed_at)
    values (${run.id}, ${run.poolId}, ${run.explanation}, 'proposed', ${run.proposedBy}, ${run.proposedByName}, ${run.proposedAt})`)
}

/** All runs of these pools, newest first. */
export async function listRuns(db: Querier, poolIds: readonly string[]): Promise<RunRow[]> {
  return db.query<RunRow>(sql`
    select ${runColumns} from jackpots.run where pool_id = any(${[...poolIds]}::uuid[]) order by proposed_at desc, id desc`)
}

type By = { readonly by: number; readonly byName: string; readonly at: Instant; readonly decision: string }
/** The instant from which rounds of the books take part, or no longer do. */
type Effective = { readonly effectiveAt: Instant }

export async function approveRun(tx: Transaction, id: string, made: By & Effective): Promise<void> {
  const { by, byName, at, decision, effectiveAt } = made
  await tx.query(sql`
    update jackpots.run set state = 'approved', decided_by = ${by}, decided_by_name = ${byName}, decided_at = ${at},
           decision = ${decision}, live_from = ${effectiveAt}
     where id = ${id}`)
}

export async function rejectRun(tx: Transaction, id: string, { by, byName, at, decision }: By): Promise<void> {
  await tx.query(sql`
    update jackpots.run set state = 'rejected', decided_by = ${by}, decided_by_name = ${byName}, decided_at = ${at},
           decision = ${decision}
     where id = ${id}`)
}

export async function stopRun(tx: Transaction, id: string, made: Omit<By, 'at'> & Effective): Promise<void> {
  const { by, byName, decision, effectiveAt } = made
  await tx.query(sql`
    update jackpots.run set live_to = ${effectiveAt}, stopped_by = ${by}, stopped_by_name = ${byName}, stopped_because = ${decision}
     where id = ${id}`)
}
