import { cashMovementList, cashShiftList } from '#contract/lists/cash.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'

/** Columns and orders of the list of shifts. */
export const shiftsInSql: SqlList = {
  list: cashShiftList,
  select: sql`s.id, s.number, s.state, s.cashier_name, s.opened_at, s.opening_minor, s.closed_at, s.closed_by_name,
    s.closing_minor, s.expected_minor, k.id as desk_id, k.name as desk_name, k.venue_id, k.currency`,
  from: sql`cash_desk.shift s join cash_desk.desk k on k.id = s.desk_id`,
  key: { by: sql`s.id`, type: 'uuid' },
  columns: {
    openedAt: { by: sql`s.opened_at`, type: 'timestamptz' },
    state: { by: sql`s.state`, type: 'text' },
  },
}

/** Restricts to the reader's venues; no restriction if undefined. */
const atVenues = (venues: readonly string[] | undefined): Sql =>
  venues === undefined ? sql`true` : sql`k.venue_id = any(${[...venues]}::uuid[])`

export const shiftsOfBrand = (target: string, venues: readonly string[] | undefined): Sql =>
  sql`s.target = ${target} and ${atVenues(venues)}`

/** Columns and orders of the list of movements of drawers. */
export const movementsInSql: SqlList = {
  list: cashMovementList,
  select: sql`m.id, m.number, m.kind, m.delta_minor, m.currency, m.player_id, m.document_kind, m.by_name, m.approved_by_name, m.at,
    k.name as desk_name, k.venue_id`,
  from: sql`cash_desk.movement m join cash_desk.desk k on k.id = m.desk_id`,
  key: { by: sql`m.id`, type: 'uuid' },
  columns: {
    at: { by: sql`m.at`, type: 'timestamptz' },
    kind: { by: sql`m.kind`, type: 'text' },
    amount: { by: sql`m.delta_minor`, type: 'bigint' },
  },
  currency: sql`m.currency`,
}

export const movementsOfBrand = (target: string, venues: readonly string[] | undefined): Sql =>
  sql`m.target = ${target} and ${atVenues(venues)}`
