import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { PlaySlot } from '../facts/player-facts.ts'

export type CursorRow = { readonly accountId: number; readonly seq: number; readonly readTo: Date }

/** Cursors of some accounts. */
export async function findCursors(tx: Querier, accountIds: readonly number[]): Promise<CursorRow[]> {
  return tx.query<CursorRow>(sql`
    select account_id, seq, read_to from risk.cursor where account_id = any(${[...accountIds]}::bigint[])`)
}

/** Takes the lock for counting; false when another worker has it. */
export async function takeCounting(tx: Transaction): Promise<boolean> {
  const rows = await tx.query<{ taken: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtextextended('risk.play', 0)) as taken`)
  return rows[0]?.taken ?? false
}

/** Waits for the lock for counting. */
export async function lockCounting(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('risk.play', 0))`)
}

export async function saveCursors(tx: Transaction, cursors: readonly CursorRow[]): Promise<void> {
  await tx.query(sql`
    insert into risk.cursor (account_id, seq, read_to)
    select * from unnest(${cursors.map(({ accountId }) => accountId)}::bigint[], ${cursors.map(({ seq }) => seq)}::bigint[],
                         ${cursors.map(({ readTo }) => readTo)}::timestamptz[])
    on conflict (account_id) do update set seq = excluded.seq, read_to = excluded.read_to`)
}

export async function addSlots(
  tx: Transaction,
  slots: readonly (PlaySlot & { readonly playerId: number })[],
): Promise<void> {
  await tx.query(sql`
    insert into risk.play_slot as known (player_id, starts_at, rounds, staked, won)
    select * from unnest(${slots.map(({ playerId }) => playerId)}::bigint[], ${slots.map(({ startsAt }) => startsAt)}::timestamptz[],
                         ${slots.map(({ rounds }) => rounds)}::integer[], ${slots.map(({ staked }) => staked)}::bigint[],
                         ${slots.map(({ won }) => won)}::bigint[])
    on conflict (player_id, starts_at) do update
       set rounds = known.rounds + excluded.rounds, staked = known.staked + excluded.staked, won = known.won + excluded.won`)
}

export async function findSlots(db: Querier, playerId: number, since: Date): Promise<PlaySlot[]> {
  return db.query<PlaySlot>(sql`
    select starts_at, rounds, staked, won from risk.play_slot
     where player_id = ${playerId} and starts_at >= ${since} order by starts_at`)
}

export async function emptyPlay(tx: Transaction): Promise<void> {
  await tx.query(sql`delete from risk.play_slot`)
  await tx.query(sql`delete from risk.cursor`)
}

export async function deletePlayBefore(db: Querier, before: Date): Promise<void> {
  await db.query(sql`delete from risk.play_slot where starts_at < ${before}`)
}
