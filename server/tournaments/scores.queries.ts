import { sql, type Instant, type Querier, type Transaction } from '../kernel/index.ts'
import type { EntryRow } from './entries.queries.ts'
import type { Kept, Score } from './score.ts'

/** Waits until nobody counts a round of a tournament, and keeps others from counting it until the transaction ends. */
export async function lockCounting(tx: Transaction, roundId: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`tournaments.count:${roundId}`}, 0))`)
}

/** The same for the count itself; false when another process is counting. */
export async function takeCounting(tx: Transaction, roundId: string): Promise<boolean> {
  const [lock] = await tx.query<{ isMine: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtextextended(${`tournaments.count:${roundId}`}, 0)) as is_mine`)
  return lock?.isMine === true
}

export type CountedEntry = Pick<EntryRow, 'playerId' | 'accountId' | 'fromSeq' | 'seq' | 'readTo' | 'registeredAt'>

/** Players who are in a round, with how far they are counted. */
export async function listCounted(db: Querier, roundId: string): Promise<CountedEntry[]> {
  return db.query<CountedEntry>(sql`
    select player_id, account_id, from_seq, seq, read_to, registered_at from tournaments.entry
     where round_id = ${roundId} and state = 'in' order by account_id`)
}

export type Progress = {
  readonly playerId: number
  readonly seq: number
  readonly readTo: Instant
  /** What came on top. */
  readonly rounds: number
  readonly staked: number
  readonly won: number
}

export async function addProgress(tx: Transaction, roundId: string, rows: readonly Progress[]): Promise<void> {
  await tx.query(sql`
    update tournaments.entry e
       set seq = p.seq, read_to = p.read_to, rounds = e.rounds + p.rounds, staked = e.staked + p.staked, won = e.won + p.won
      from unnest(${rows.map(({ playerId }) => playerId)}::bigint[], ${rows.map(({ seq }) => seq)}::bigint[],
                  ${rows.map(({ readTo }) => readTo)}::timestamptz[], ${rows.map(({ rounds }) => rounds)}::bigint[],
                  ${rows.map(({ staked }) => staked)}::bigint[], ${rows.map(({ won }) => won)}::bigint[])
             as p (player_id, seq, read_to, rounds, staked, won)
     where e.round_id = ${roundId} and e.player_id = p.player_id`)
}

/** The scores of some players; whoever of them has none gets none. */
export async function writeScores(
  tx: Transaction,
  roundId: string,
  playerIds: readonly number[],
  scores: readonly Score[],
): Promise<number> {
  const rows = await tx.query(sql`
    update tournaments.entry e
       set score = coalesce(s.score, 0), reached_at = s.reached_at, decided_by = s.decided_by
      from unnest(${[...playerIds]}::bigint[]) as p (player_id)
      left join unnest(${scores.map(({ playerId }) => playerId)}::bigint[], ${scores.map(({ score }) => score)}::bigint[],
                       ${scores.map(({ reachedAt }) => reachedAt)}::timestamptz[],
                       ${scores.map(({ decidedBy }) => decidedBy)}::uuid[])
             as s (player_id, score, reached_at, decided_by) on s.player_id = p.player_id
     where e.round_id = ${roundId} and e.player_id = p.player_id
       and (e.score, e.reached_at, e.decided_by) is distinct from (coalesce(s.score, 0), s.reached_at, s.decided_by)
    returning e.player_id`)
  return rows.length
}

type KeptRow = Kept & { readonly playerId: number }

/** The rounds of games that the scores are made of: of some players, or of all who are in. */
export async function listKept(db: Querier, roundId: string, playerIds?: readonly number[]): Promise<KeptRow[]> {
  return db.query<KeptRow>(sql`
    select k.player_id, k.game_round_id, k.group_key as game_key, k.multiple, k.played_at
      from tournaments.kept k
      join tournaments.entry e on e.round_id = k.round_id and e.player_id = k.player_id and e.state = 'in'
     where k.round_id = ${roundId}
       and (${playerIds ? [...playerIds] : null}::bigint[] is null or k.player_id = any(${playerIds ? [...playerIds] : null}::bigint[]))`)
}

/** What some players' scores are made of from now on, instead of what was. */
export async function replaceKept(
  tx: Transaction,
  roundId: string,
  playerIds: readonly number[],
  rows: readonly KeptRow[],
): Promise<void> {
  await tx.query(sql`
    delete from tournaments.kept
     where round_id = ${roundId} and player_id = any(${[...playerIds]}::bigint[])
       and not game_round_id = any(${rows.map(({ gameRoundId }) => gameRoundId)}::uuid[])`)
  if (rows.length === 0) return
  await tx.query(sql`
    insert into tournaments.kept (round_id, player_id, game_round_id, group_key, multiple, played_at)
    select ${roundId}::uuid, *
      from unnest(${rows.map(({ playerId }) => playerId)}::bigint[], ${rows.map(({ gameRoundId }) => gameRoundId)}::uuid[],
                  ${rows.map(({ gameKey }) => gameKey)}::text[], ${rows.map(({ multiple }) => multiple)}::bigint[],
                  ${rows.map(({ playedAt }) => playedAt)}::timestamptz[])
    on conflict do nothing`)
}

/** A round of a game that waits for a decision, by the entry of its stake. */
export type WaitingRow = {
  readonly playerId: number
  readonly gameRoundId: string
  readonly seq: number
  readonly seriesId: number
  readonly ordinal: number
  readonly debit: number
  readonly playedAt: Instant
}

export async function listWaiting(db: Querier, roundId: string): Promise<WaitingRow[]> {
  return db.query<WaitingRow>(sql`
    select w.player_id, w.game_round_id, w.seq, w.series_id, w.ordinal, w.debit, w.played_at
      from tournaments.waiting w
      join tournaments.entry e on e.round_id = w.round_id and e.player_id = w.player_id and e.state = 'in'
     where w.round_id = ${roundId}`)
}

export async function insertWaiting(tx: Transaction, roundId: string, rows: readonly WaitingRow[]): Promise<void> {
  await tx.query(sql`
    insert into tournaments.waiting (round_id, player_id, game_round_id, seq, series_id, ordinal, debit, played_at)
    select ${roundId}::uuid, *
      from unnest(${rows.map(({ playerId }) => playerId)}::bigint[], ${rows.map(({ gameRoundId }) => gameRoundId)}::uuid[],
                  ${rows.map(({ seq }) => seq)}::bigint[], ${rows.map(({ seriesId }) => seriesId)}::bigint[],
                  ${rows.map(({ ordinal }) => ordinal)}::integer[], ${rows.map(({ debit }) => debit)}::bigint[],
                  ${rows.map(({ playedAt }) => playedAt)}::timestamptz[])
    on conflict do nothing`)
}

export async function removeWaiting(tx: Transaction, roundId: string, gameRoundIds: readonly string[]): Promise<void> {
  await tx.query(sql`
    delete from tournaments.waiting where round_id = ${roundId} and game_round_id = any(${[...gameRoundIds]}::uuid[])`)
}

/** What counted of a player is forgotten, who begins anew. */
export async function forgetCounted(tx: Transaction, roundId: string, playerId: number): Promise<void> {
  await tx.query(sql`delete from tournaments.kept where round_id = ${roundId} and player_id = ${playerId}`)
  await tx.query(sql`delete from tournaments.waiting where round_id = ${roundId} and player_id = ${playerId}`)
  await tx.query(sql`delete from tournaments.mission_done where round_id = ${roundId} and player_id = ${playerId}`)
}

export type DoneRow = { readonly playerId: number; readonly mission: number; readonly doneAt: Instant }

/** A mission that was done once stays done. Gives those that are new. */
export async function insertDone(tx: Transaction, roundId: string, rows: readonly DoneRow[]): Promise<number> {
  const made = await tx.query(sql`
    insert into tournaments.mission_done (round_id, player_id, mission, done_at)
    select ${roundId}::uuid, * from unnest(${rows.map(({ playerId }) => playerId)}::bigint[],
                                           ${rows.map(({ mission }) => mission)}::integer[],
                                           ${rows.map(({ doneAt }) => doneAt)}::timestamptz[])
    on conflict do nothing returning mission`)
  return made.length
}

export async function listDone(db: Querier, roundId: string): Promise<DoneRow[]> {
  return db.query<DoneRow>(sql`
    select d.player_id, d.mission, d.done_at from tournaments.mission_done d
      join tournaments.entry e on e.round_id = d.round_id and e.player_id = d.player_id and e.state = 'in'
     where d.round_id = ${roundId}`)
}
