import { sql, type Querier, type Transaction } from '../../kernel/index.ts'
import type { Side } from './drift-test.ts'

/** One watch (sequential test) of a game's return. */
export type WatchRow = {
  readonly gameKey: string
  readonly definitionHash: string
  readonly since: Date
  readonly readAt: Date | null
  readonly rounds: number
  readonly returnSum: number
  readonly above: readonly number[]
  readonly below: readonly number[]
  readonly alarmAt: Date | null
  readonly alarmSide: Side | null
}

const columns = sql`
  game_key, definition_hash, since, read_at, rounds, return_sum, above, below, alarm_at, alarm_side`

/** Open watches, including those of earlier definitions. */
export async function listWatches(db: Querier): Promise<WatchRow[]> {
  return db.query<WatchRow>(sql`
    select ${columns} from game_catalogue.drift where ended_at is null order by game_key, since`)
}

/** All alarms, newest first. */
export async function listAlarms(db: Querier, limit: number): Promise<WatchRow[]> {
  return db.query<WatchRow>(sql`
    select ${columns} from game_catalogue.drift where alarm_at is not null order by alarm_at desc limit ${limit}`)
}

/** Inserts a watch, or updates its state. */
export async function saveWatch(tx: Transaction, watch: WatchRow): Promise<void> {
  await tx.query(sql`
    insert into game_catalogue.drift (${columns})
    values (${watch.gameKey}, ${watch.definitionHash}, ${watch.since}, ${watch.readAt}, ${watch.rounds},
            ${watch.returnSum}, ${[...watch.above]}::float8[], ${[...watch.below]}::float8[], ${watch.alarmAt},
            ${watch.alarmSide})
        on conflict (game_key, definition_hash) where ended_at is null do update
       set read_at = excluded.read_at, rounds = excluded.rounds, return_sum = excluded.return_sum,
           above = excluded.above, below = excluded.below, alarm_at = excluded.alarm_at,
           alarm_side = excluded.alarm_side`)
}

/** Ends the alarmed watches of a game: staff have checked and enable the game again. */
export async function endAlarmed(tx: Transaction, gameKey: string, at: Date): Promise<void> {
  await tx.query(sql`
    update game_catalogue.drift set ended_at = ${at}
     where game_key = ${gameKey} and ended_at is null and alarm_at is not null`)
}

export type Cursor = { readonly accountId: number; readonly seq: number; readonly readTo: Date }

export async function findCursors(tx: Querier, accountIds: readonly number[]): Promise<Cursor[]> {
  return tx.query<Cursor>(sql`
    select account_id, seq, read_to from game_catalogue.drift_cursor
     where account_id = any(${[...accountIds]}::bigint[])`)
}

export async function saveCursors(tx: Transaction, cursors: readonly Cursor[]): Promise<void> {
  await tx.query(sql`
    insert into game_catalogue.drift_cursor (account_id, seq, read_to)
    select * from unnest(${cursors.map(({ accountId }) => accountId)}::bigint[], ${cursors.map(({ seq }) => seq)}::bigint[],
                         ${cursors.map(({ readTo }) => readTo)}::timestamptz[])
        on conflict (account_id) do update set seq = excluded.seq, read_to = excluded.read_to`)
}

export type OpenRow = {
  readonly seedNo: number
  readonly nonce: number
  readonly roundId: string
  readonly gameKey: string
  readonly definitionHash: string
}

export async function listOpen(tx: Querier): Promise<OpenRow[]> {
  return tx.query<OpenRow>(sql`
    select seed_no, nonce, round_id, game_key, definition_hash from game_catalogue.drift_open`)
}

export async function addOpen(tx: Transaction, rounds: readonly OpenRow[]): Promise<void> {
  for (const { seedNo, nonce, roundId, gameKey, definitionHash } of rounds)
    await tx.query(sql`
      insert into game_catalogue.drift_open (seed_no, nonce, round_id, game_key, definition_hash)
      values (${seedNo}, ${nonce}, ${roundId}, ${gameKey}, ${definitionHash}) on conflict do nothing`)
}

export async function removeOpen(tx: Transaction, roundIds: readonly string[]): Promise<void> {
  await tx.query(sql`delete from game_catalogue.drift_open where round_id = any(${[...roundIds]}::uuid[])`)
}

/** One snapshot for the whole transaction: all accounts are read as of one instant. False when another process runs it. */
export async function takeWatch(tx: Transaction): Promise<boolean> {
  await tx.query(sql`set transaction isolation level repeatable read`)
  const [lock] = await tx.query<{ isMine: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext('game-catalogue.watch-returns')) as is_mine`)
  return lock?.isMine === true
}
