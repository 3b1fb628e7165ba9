import type { CreditOutcome } from '#contract/shapes/venue-play.ts'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { AtTerminal } from './credit-left.queries.ts'
import type { ClosedCredit } from './fold-credit.ts'

export type NewClosing = {
  readonly id: string
  readonly creditId: string
  readonly amountMinor: number
  readonly outcome: CreditOutcome
  readonly receipt: string | null
  readonly closedBy: number
  readonly closedByName: string
  readonly approvedBy: number | null
  readonly approvedByName: string | null
  readonly closedAt: Instant
  readonly givenMinor: number
}

export async function insertClosing(tx: Transaction, row: NewClosing): Promise<void> {
  await tx.query(sql`
    insert into venue_play.credit_closing (id, credit_id, amount_minor, outcome, receipt, closed_by, closed_by_name,
                                           approved_by, approved_by_name, closed_at, given_minor, counted_minor)
    values (${row.id}, ${row.creditId}, ${row.amountMinor}, ${row.outcome}, ${row.receipt}, ${row.closedBy},
            ${row.closedByName}, ${row.approvedBy}, ${row.approvedByName}, ${row.closedAt}, ${row.givenMinor},
            ${row.amountMinor})`)
}

export type FoundClosing = Omit<ClosedCredit, 'isCompared'> & {
  readonly sittingId: string
  readonly countedMinor: number
}

/** Closings of a player's cases at a terminal since an instant, in their order. */
export async function findClosings(
  db: Querier,
  { playerId, terminalId }: Pick<AtTerminal, 'playerId' | 'terminalId'>,
  since: Instant,
): Promise<FoundClosing[]> {
  return db.query<FoundClosing>(sql`
    select d.id, s.id as sitting_id, s.opened_at, d.closed_at, d.amount_minor, d.given_minor, d.counted_minor,
           d.returned_minor
      from venue_play.credit_closing d
      join venue_play.credit_left c on c.id = d.credit_id
      join venue_play.sitting s on s.id = c.sitting_id
     where c.player_id = ${playerId} and c.terminal_id = ${terminalId} and d.closed_at >= ${since}
     order by d.closed_at, d.id`)
}

/** What still counts of a closing, and what was given back after it. */
export async function setCounted(
  tx: Transaction,
  id: string,
  {
    countedMinor,
    returnedMinor,
    at,
  }: { readonly countedMinor: number; readonly returnedMinor: number; readonly at: Instant },
): Promise<void> {
  await tx.query(sql`
    update venue_play.credit_closing
       set counted_minor = ${countedMinor}, returned_minor = ${returnedMinor},
           returned_at = case when ${returnedMinor}::bigint = 0 then null
                              when returned_minor = ${returnedMinor} then returned_at else ${at} end
     where id = ${id}`)
}

export type ReturnedRow = {
  readonly id: string
  readonly terminalId: string
  readonly amountMinor: number
  readonly at: Instant
  readonly recordedAt: Instant
}

/** What a venue gave back after staff had closed its case, newest first. */
export async function findReturnedAt(
  db: Querier,
  asked: { readonly venueId: string; readonly since: Instant; readonly limit: number },
): Promise<ReturnedRow[]> {
  return db.query<ReturnedRow>(sql`
    select d.id, c.terminal_id, d.returned_minor as amount_minor, d.returned_at as at, d.returned_at as recorded_at
      from venue_play.credit_left c join venue_play.credit_closing d on d.credit_id = c.id
     where c.venue_id = ${asked.venueId}::uuid and d.returned_at > ${asked.since} and d.returned_at is not null
     order by d.returned_at desc limit ${asked.limit}`)
}

export type ClosingRow = {
  readonly creditId: string
  readonly amountMinor: number
  readonly outcome: CreditOutcome
  readonly receipt: string | null
  readonly closedByName: string
  readonly approvedByName: string | null
  readonly closedAt: Instant
  readonly returnedMinor: number
}

/** How staff closed cases of a player, the newest first. */
export async function findClosingsOf(db: Querier, playerId: number, limit: number): Promise<ClosingRow[]> {
  return db.query<ClosingRow>(sql`
    select d.credit_id, d.amount_minor, d.outcome, d.receipt, d.closed_by_name, d.approved_by_name, d.closed_at,
           d.returned_minor
      from venue_play.credit_left c join venue_play.credit_closing d on d.credit_id = c.id
     where c.player_id = ${playerId} order by d.closed_at desc limit ${limit}`)
}
