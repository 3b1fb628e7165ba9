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
    select f.id, f.terminal_id, f.at, m.recorded_at, f.amount_minor, m.max_minor, m.rule_id
      from ${tableOf(what)} m join venue_play.fact f on f.id = m.fact_id
     where m.venue_id = ${asked.venueId}::uuid and m.recorded_at > ${asked.since} and ${isCounted(what)}
     order by m.recorded_at desc limit ${asked.limit}`)
}
