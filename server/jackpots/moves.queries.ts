import { sql, type Instant, type Querier, type Transaction } from '../kernel/index.ts'
import type { Cursor } from './round-draws.ts'

const MOVE_KINDS = ['seed', 'contributions', 'win'] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** One change of a pool. Amounts in millionths of a minor unit. */
export type MoveRow = {
  readonly poolId: string
  readonly number: number
  readonly kind: MoveKind
  readonly micros: bigint
  readonly levelAfter: bigint
  readonly movedAt: Instant
  readonly reference: string | null
}

/** Inserts a move and updates the level. */
export async function insertMove(tx: Transaction, move: MoveRow): Promise<void> {
  const { poolId, number, kind, micros, levelAfter, movedAt, reference } = move
  await tx.query(sql`
    insert into jackpots.move (pool_id, number, kind, micros, level_after, moved_at, reference)
    values (${poolId}, ${number}, ${kind}, ${String(micros)}::numeric, ${String(levelAfter)}::numeric, ${movedAt}, ${reference})`)
  await tx.query(sql`
    update jackpots.pool set level_micros = ${String(levelAfter)}::numeric, moves = ${number} where id = ${poolId}`)
}

type Stored = Omit<MoveRow, 'micros' | 'levelAfter'> & { readonly micros: string; readonly levelAfter: string }
export type MoveShown = MoveRow & { readonly rounds: number; readonly stakedMinor: number; readonly accounts: number }

/** Newest first, contributions with their number of rounds and sum of stakes. */
export async function listMoves(
  db: Querier,
  { poolId, below }: { readonly poolId: string; readonly below: number },
  limit: number,
): Promise<MoveShown[]> {
  const rows = await db.query<Stored & { rounds: number; stakedMinor: number; accounts: number }>(sql`
    select m.*, c.rounds, c.staked_minor, c.accounts
      from jackpots.move m
      cross join lateral (
        select coalesce(sum(c.rounds), 0)::bigint as rounds, coalesce(sum(c.staked), 0)::bigint as staked_minor,
               count(*) as accounts
          from jackpots.contribution c where c.pool_id = m.pool_id and c.move = m.number
      ) c
     where m.pool_id = ${poolId} and m.number < ${below} order by m.number desc limit ${limit}`)
  return rows.map((row) => ({ ...row, micros: BigInt(row.micros), levelAfter: BigInt(row.levelAfter) }))
}

/** Contribution of one account's rounds to a pool: those after `fromSeq` up to `toSeq` that took part. */
export type Contribution = {
  readonly accountId: number
  readonly fromSeq: number
  readonly toSeq: number
  readonly rounds: number
  readonly staked: number
}

export async function insertContributions(
  tx: Transaction,
  { poolId, move }: { readonly poolId: string; readonly move: number },
  rows: readonly Contribution[],
): Promise<void> {
  await tx.query(sql`
    insert into jackpots.contribution (pool_id, move, account_id, from_seq, to_seq, rounds, staked)
    select ${poolId}::uuid, ${move}::bigint, *
      from unnest(${rows.map(({ accountId }) => accountId)}::bigint[], ${rows.map(({ fromSeq }) => fromSeq)}::bigint[],
                  ${rows.map(({ toSeq }) => toSeq)}::bigint[], ${rows.map(({ rounds }) => rounds)}::bigint[],
                  ${rows.map(({ staked }) => staked)}::bigint[])`)
}

/** Waits for a running count, and blocks counting and decisions until the transaction ends. */
export async function lockCounting(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('jackpots.count-rounds'))`)
}

/** The same for the count itself; false when another process is counting. */
export async function takeCounting(tx: Transaction): Promise<boolean> {
  const [lock] = await tx.query<{ isMine: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext('jackpots.count-rounds')) as is_mine`)
  return lock?.isMine === true
}

/** Of some accounts, or of all. */
export async function listCursors(tx: Querier, accountIds?: readonly number[]): Promise<Cursor[]> {
  if (!accountIds) return tx.query<Cursor>(sql`select account_id, seq, read_to from jackpots.cursor`)
  return tx.query<Cursor>(sql`
    select c.account_id, c.seq, c.read_to from unnest(${[...accountIds]}::bigint[]) as a (id)
      cross join lateral (select account_id, seq, read_to from jackpots.cursor where account_id = a.id) c`)
}

export async function saveCursors(tx: Transaction, cursors: readonly Cursor[]): Promise<void> {
  await tx.query(sql`
    insert into jackpots.cursor (account_id, seq, read_to)
    select * from unnest(${cursors.map(({ accountId }) => accountId)}::bigint[], ${cursors.map(({ seq }) => seq)}::bigint[],
                         ${cursors.map(({ readTo }) => readTo)}::timestamptz[])
        on conflict (account_id) do update set seq = excluded.seq, read_to = excluded.read_to`)
}
