import type { FactKind } from '#contract/shapes/venue-play.ts'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { PlayDay } from '#server/limits/index.ts'

export type FactRow = {
  readonly id: string
  readonly venueId: string
  readonly reference: string
  readonly kind: FactKind
  readonly playerId: number
  readonly terminalId: string | null
  readonly sittingId: string | null
  readonly amountMinor: number
  readonly currency: string
  readonly roundId: string | null
  readonly rollsBack: string | null
  readonly gameKey: string | null
  readonly at: Instant
  readonly toldAt: Instant
  readonly recordedAt: Instant
  readonly day: string
}

const columns = sql`id, venue_id, reference, kind, player_id, terminal_id, sitting_id, amount_minor, currency, round_id,
  rolls_back, game_key, at, told_at, recorded_at, day`

/** False if the venue has reported it before; waits for a concurrent report. */
export async function insertFact(tx: Transaction, row: FactRow): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into venue_play.fact (id, venue_id, reference, kind, player_id, terminal_id, sitting_id, amount_minor, currency,
                                 round_id, rolls_back, game_key, at, told_at, recorded_at, day)
    values (${row.id}, ${row.venueId}, ${row.reference}, ${row.kind}, ${row.playerId}, ${row.terminalId}, ${row.sittingId},
            ${row.amountMinor}, ${row.currency}, ${row.roundId}, ${row.rollsBack}, ${row.gameKey}, ${row.at},
            ${row.toldAt}, ${row.recordedAt}, ${row.day})
    on conflict do nothing returning id`)
  return rows.length > 0
}

export async function findFact(db: Querier, venueId: string, reference: string): Promise<FactRow | undefined> {
  const rows = await db.query<FactRow>(sql`
    select ${columns} from venue_play.fact where venue_id = ${venueId} and reference = ${reference}`)
  return rows[0]
}

/** Those of some sittings that are at other venues. */
export async function findForeignSittings(
  db: Querier,
  venueId: string,
  sittingIds: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from venue_play.sitting where id = any(${[...sittingIds]}::uuid[]) and venue_id <> ${venueId}::uuid`)
  return rows.map(({ id }) => id)
}

/** Sittings of stakes of a venue by their references: a rollback may not name them. */
export async function findSittingsOf(db: Querier, venueId: string, references: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ sittingId: string }>(sql`
    select sitting_id from venue_play.fact
     where venue_id = ${venueId} and reference = any(${[...references]}::text[]) and sitting_id is not null`)
  return rows.map(({ sittingId }) => sittingId)
}

type Played = { readonly playerId: number; readonly day: string } & Pick<PlayDay, 'rounds' | 'staked' | 'won'>

export async function addPlayed(tx: Transaction, played: Played): Promise<void> {
  const { playerId, day, rounds, staked, won } = played
  await tx.query(sql`
    insert into venue_play.play_day as d (player_id, day, rounds, staked, won)
    values (${playerId}, ${day}, ${rounds}, ${staked}, ${won})
    on conflict (player_id, day) do update
       set rounds = d.rounds + excluded.rounds, staked = d.staked + excluded.staked, won = d.won + excluded.won`)
}

/** Adds play to the sums of a sitting, which change what it may still lose. */
export async function addToSitting(
  tx: Transaction,
  sittingId: string,
  played: { readonly playerId: number; readonly staked: number; readonly won: number; readonly at: Instant },
): Promise<void> {
  await tx.query(sql`
    update venue_play.sitting
       set staked = staked + ${played.staked}, won = won + ${played.won}, last_at = greatest(last_at, ${played.at})
     where id = ${sittingId} and player_id = ${played.playerId} and ended_at is null`)
}

export async function findPlayDays(db: Querier, playerId: number, sinceDay: string): Promise<PlayDay[]> {
  return db.query<PlayDay>(sql`
    select day, 'casino' as game, rounds, staked, won from venue_play.play_day
     where player_id = ${playerId} and day >= ${sinceDay} order by day`)
}

/** Venues that have reported play since an instant. */
export async function findReportingVenues(db: Querier, since: Instant): Promise<string[]> {
  // Steps from venue to venue along the index of facts: there are few venues, and many facts of each.
  const rows = await db.query<{ venueId: string }>(sql`
    with recursive venue as (
      (select f.venue_id from venue_play.fact f order by f.venue_id limit 1)
      union all
      select (select f.venue_id from venue_play.fact f where f.venue_id > v.venue_id order by f.venue_id limit 1)
        from venue v where v.venue_id is not null
    )
    select v.venue_id from venue v
     where v.venue_id is not null
       and exists (select from venue_play.fact f
                    where f.venue_id = v.venue_id and f.recorded_at >= ${since}
                      and f.kind in ('stake', 'win', 'jackpot'))`)
  return rows.map(({ venueId }) => venueId)
}

export type FactFilter = {
  readonly venueId: string
  readonly from: Instant
  readonly to: Instant
  readonly terminalId: string | null
  readonly playerId: number | null
  readonly kinds: readonly FactKind[]
  readonly afterAt: Instant
  readonly afterId: string
  readonly limit: number
}

/** Facts of a venue in the order in which they were recorded, after a given one. */
export async function findFacts(db: Querier, asked: FactFilter): Promise<FactRow[]> {
  return db.query<FactRow>(sql`
    select ${columns} from venue_play.fact
     where venue_id = ${asked.venueId} and at >= ${asked.from} and at < ${asked.to}
       and (${asked.terminalId}::uuid is null or terminal_id = ${asked.terminalId}::uuid)
       and (${asked.playerId}::bigint is null or player_id = ${asked.playerId}::bigint)
       and kind = any(${[...asked.kinds]}::text[])
       and (recorded_at, id) > (${asked.afterAt}::timestamptz, ${asked.afterId}::uuid)
     order by recorded_at, id limit ${asked.limit}`)
}

/** Facts of one player, for a copy of the person's data; the newest first. */
export async function findFactsOf(db: Querier, playerId: number, limit: number): Promise<FactRow[]> {
  return db.query<FactRow>(sql`
    select ${columns} from venue_play.fact where player_id = ${playerId} order by at desc, id desc limit ${limit}`)
}
