import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import { isCountedStake } from './counted-stakes.queries.ts'
import type { BoundedFact } from './needs.ts'

export type AboveMaxRow = {
  readonly factId: string
  readonly venueId: string
  readonly maxMinor: number
  readonly ruleId: string
  readonly packId: string
  readonly recordedAt: Instant
}

const tableOf = (what: BoundedFact) =>
  what === 'stake' ? sql`venue_play.stake_above_max` : sql`venue_play.win_above_max`

/** A stake can be rolled back, a win cannot. */
const isCounted = (what: BoundedFact) => (what === 'stake' ? isCountedStake : sql`true`)

export async function insertAboveMax(tx: Transaction, what: BoundedFact, row: AboveMaxRow): Promise<void> {
  await tx.query(sql`
    insert into ${tableOf(what)} (fact_id, venue_id, max_minor, rule_id, pack_id, recorded_at)
    values (${row.factId}, ${row.venueId}, ${row.maxMinor}, ${row.ruleId}, ${row.packId}, ${row.recordedAt})`)
}

/** The number of such facts of a venue since an instant. Until the end of the transaction no other one counts any of the venue. */
export async function countAboveMax(
  tx: Transaction,
  what: BoundedFact,
  { venueId, since }: { readonly venueId: string; readonly since: Instant },
): Promise<number> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`stakes above the maximum ${venueId}`}, 0))`)
  const rows = await tx.query<{ count: number }>(sql`
    select count(*) as count from ${tableOf(what)}
     where venue_id = ${venueId}::uuid and recorded_at >= ${since}`)
  return rows[0]?.count ?? 0
}

/** A win that belongs to a round, by what the terminal calls it: names of rounds may begin again, so not longer than a day away. */
export type PartOfRound = { readonly roundId: string; readonly terminalId: string | null; readonly at: Instant }

/** A win `w` is of the same round as a part `p`. */
const isOfRound = sql`
  w.kind in ('win', 'jackpot') and w.round_id = p.round_id and w.terminal_id is not distinct from p.terminal_id
  and w.at between p.at - interval '1 day' and p.at + interval '1 day'`

export type WonInRound = { readonly wonMinor: number; readonly isRecorded: boolean }

/** Until the end of the transaction no other one sums rounds of the player at the venue: parts of one round may be reported at once. */
export async function lockRounds(
  tx: Transaction,
  { venueId, playerId }: { readonly venueId: string; readonly playerId: number },
): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`rounds of ${playerId} at ${venueId}`}, 0))`)
}

/** What the rounds of some wins have brought a player, jackpots included, and whether that was above the maximum already; in their order. */
export async function sumRounds(
  db: Querier,
  of: { readonly venueId: string; readonly playerId: number; readonly parts: readonly PartOfRound[] },
): Promise<WonInRound[]> {
  return db.query<WonInRound>(sql`
    select coalesce(sum(w.amount_minor), 0)::bigint as won_minor, coalesce(bool_or(m.fact_id is not null), false) as is_recorded
      from unnest(${of.parts.map(({ roundId }) => roundId)}::text[], ${of.parts.map(({ terminalId }) => terminalId)}::uuid[],
                  ${of.parts.map(({ at }) => at)}::timestamptz[]) with ordinality as p (round_id, terminal_id, at, no)
      left join venue_play.fact w on w.venue_id = ${of.venueId}::uuid and w.player_id = ${of.playerId} and ${isOfRound}
      left join venue_play.win_above_max m on m.fact_id = w.id
     group by p.no order by p.no`)
}

/** A win is shown with all that its round has brought. */
const broughtBy = (what: BoundedFact) =>
  what === 'stake'
    ? sql`f.amount_minor`
    : sql`coalesce((
        select sum(w.amount_minor) from venue_play.fact w, (select f.round_id, f.terminal_id, f.at) p
         where w.venue_id = f.venue_id and w.player_id = f.player_id and ${isOfRound}), f.amount_minor)::bigint`

export type FactAboveMaxRow = {
  readonly id: string
  readonly terminalId: string | null
  readonly at: Instant
  readonly recordedAt: Instant
  readonly amountMinor: number
  readonly maxMinor: number
  readonly ruleId: string
}

/** Such facts that were reported since an instant and not rolled back, newest first. */
export async function findAboveMax(
  db: Querier,
  what: BoundedFact,
  asked: { readonly venueId: string; readonly since: Instant; readonly limit: number },
): Promise<FactAboveMaxRow[]> {
  return db.query<FactAboveMaxRow>(sql`
    select f.id, f.terminal_id, f.at, m.recorded_at, ${broughtBy(what)} as amount_minor, m.max_minor, m.rule_id
      from ${tableOf(what)} m join venue_play.fact f on f.id = m.fact_id
     where m.venue_id = ${asked.venueId}::uuid and m.recorded_at > ${asked.since} and ${isCounted(what)}
     order by m.recorded_at desc limit ${asked.limit}`)
}
