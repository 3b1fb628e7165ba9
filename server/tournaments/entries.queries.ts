import type { Prize } from '#contract/shapes/tournaments.ts'
import type { EntryState, PrizeOutcome, RemovalReason } from '#contract/states/tournament-states.ts'
import { sql, type Instant, type Querier, type Transaction } from '../kernel/index.ts'

export type EntryRow = {
  readonly roundId: string
  readonly playerId: number
  readonly accountId: number
  readonly state: EntryState
  readonly isAnonymous: boolean
  readonly alias: number
  readonly registeredAt: Instant
  readonly registeredByName: string | null
  readonly fromSeq: number
  readonly seq: number
  readonly readTo: Instant
  readonly rounds: number
  readonly staked: number
  readonly won: number
  readonly score: number
  readonly reachedAt: Instant | null
  readonly decidedBy: string | null
  readonly endedAt: Instant | null
  readonly removedBecause: RemovalReason | null
  readonly explanation: string | null
}

type NewEntry = Pick<
  EntryRow,
  'roundId' | 'playerId' | 'accountId' | 'isAnonymous' | 'alias' | 'registeredAt' | 'registeredByName' | 'fromSeq'
>

/** Inserts an entry, or restarts the one of a player who left: nothing from before counts. */
export async function upsertEntry(tx: Transaction, row: NewEntry): Promise<void> {
  await tx.query(sql`
    insert into tournaments.entry (round_id, player_id, account_id, state, is_anonymous, alias, registered_at,
                                   registered_by_name, from_seq, seq, read_to)
    values (${row.roundId}, ${row.playerId}, ${row.accountId}, 'in', ${row.isAnonymous}, ${row.alias}, ${row.registeredAt},
            ${row.registeredByName}, ${row.fromSeq}, ${row.fromSeq}, ${row.registeredAt})
    on conflict (round_id, player_id) do update
       set state = 'in', is_anonymous = excluded.is_anonymous, registered_at = excluded.registered_at,
           registered_by_name = excluded.registered_by_name, from_seq = excluded.from_seq, seq = excluded.seq,
           read_to = excluded.read_to, rounds = 0, staked = 0, won = 0, score = 0, reached_at = null, decided_by = null,
           ended_at = null`)
}

export async function findEntry(db: Querier, roundId: string, playerId: number): Promise<EntryRow | undefined> {
  const rows = await db.query<EntryRow>(sql`
    select * from tournaments.entry where round_id = ${roundId} and player_id = ${playerId}`)
  return rows[0]
}

export async function endEntry(
  tx: Transaction,
  roundId: string,
  playerId: number,
  end: {
    readonly state: 'left' | 'removed'
    readonly at: Instant
    readonly because: RemovalReason | null
    readonly explanation: string | null
  },
): Promise<void> {
  await tx.query(sql`
    update tournaments.entry set state = ${end.state}, ended_at = ${end.at}, removed_because = ${end.because},
           explanation = ${end.explanation}
     where round_id = ${roundId} and player_id = ${playerId}`)
}

/** Unpublished rounds that a player is in. */
export async function listRoundsOfPlayer(
  db: Querier,
  {
    target,
    playerId,
    tournamentId,
  }: { readonly target: string; readonly playerId: number; readonly tournamentId: string | null },
): Promise<{ roundId: string; endsAt: Instant }[]> {
  return db.query<{ roundId: string; endsAt: Instant }>(sql`
    select e.round_id, r.ends_at from tournaments.entry e join tournaments.round r on r.id = e.round_id
     where e.player_id = ${playerId} and e.state = 'in' and r.target = ${target}
       and r.state in ('open', 'running', 'scoring')
       and (${tournamentId}::uuid is null or r.tournament_id = ${tournamentId}::uuid)
     order by e.round_id`)
}

export async function listPlayersIn(db: Querier, roundId: string): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from tournaments.entry where round_id = ${roundId} and state = 'in' order by player_id`)
  return rows.map(({ playerId }) => playerId)
}

/** Newest first, before an entry. */
export async function listEntriesOf(
  db: Querier,
  {
    target,
    playerId,
    below,
  }: {
    readonly target: string
    readonly playerId: number
    readonly below: { readonly at: Instant; readonly roundId: string } | null
  },
  limit: number,
): Promise<EntryRow[]> {
  return db.query<EntryRow>(sql`
    select e.* from tournaments.entry e join tournaments.round r on r.id = e.round_id
     where e.player_id = ${playerId} and r.target = ${target}
       and (${below?.roundId ?? null}::uuid is null
            or (date_trunc('milliseconds', e.registered_at), e.round_id)
               < (${below?.at ?? null}::timestamptz, ${below?.roundId ?? null}::uuid))
     order by date_trunc('milliseconds', e.registered_at) desc, e.round_id desc limit ${limit}`)
}

/**
 * A player's stakes in rounds of competitions that have not ended before an instant. All stakes of such a round are
 * included, also earlier ones: the stricter reading of a day.
 */
export async function sumStaked(db: Querier, target: string, playerId: number, since: Instant): Promise<number> {
  const rows = await db.query<{ total: number }>(sql`
    select coalesce(sum(e.staked), 0)::bigint as total
      from tournaments.entry e join tournaments.round r on r.id = e.round_id
     where e.player_id = ${playerId} and r.target = ${target} and r.ends_at >= ${since} and r.state <> 'cancelled'`)
  return rows[0]?.total ?? 0
}

/** The entries of some players in one round. */
export async function listEntriesOfPlayers(
  db: Querier,
  roundId: string,
  playerIds: readonly number[],
): Promise<EntryRow[]> {
  return db.query<EntryRow>(sql`
    select * from tournaments.entry where round_id = ${roundId} and player_id = any(${[...playerIds]}::bigint[])`)
}

/** Every round that a player has entered, oldest first, with place and prize if the results are published. */
export async function findOwnEntries(db: Querier, playerId: number): Promise<OwnEntryRow[]> {
  return db.query<OwnEntryRow>(sql`
    select t.name as tournament, r.number as round, e.registered_at, e.state, e.is_anonymous, e.alias, e.rounds,
           e.staked as staked_minor, e.won as won_minor, e.score, e.removed_because, s.place, s.prize, s.outcome, s.reference
      from tournaments.entry e
      join tournaments.round r on r.id = e.round_id
      join tournaments.tournament t on t.id = r.tournament_id
      left join tournaments.result s on s.round_id = e.round_id and s.player_id = e.player_id
     where e.player_id = ${playerId} order by e.registered_at, e.round_id`)
}

export type OwnEntryRow = Pick<
  EntryRow,
  'registeredAt' | 'state' | 'isAnonymous' | 'alias' | 'rounds' | 'score' | 'removedBecause'
> & {
  readonly tournament: string
  readonly round: number
  readonly stakedMinor: number
  readonly wonMinor: number
  readonly place: number | null
  readonly prize: Prize | null
  readonly outcome: PrizeOutcome | null
  readonly reference: string | null
}
