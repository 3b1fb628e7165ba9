import type { CashCount } from '#contract/shapes/cash.ts'
import type { ShiftState } from '#contract/states/cash-states.ts'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type ShiftRow = {
  readonly id: string
  readonly deskId: string
  readonly target: string
  readonly number: number
  readonly state: ShiftState
  readonly cashierId: number
  readonly cashierName: string
  readonly openedAt: Instant
  readonly openingMinor: number
  readonly openingCount: CashCount
  readonly closedBy: number | null
  readonly closedByName: string | null
  readonly closedAt: Instant | null
  readonly closingMinor: number | null
  readonly closingCount: CashCount | null
  readonly expectedMinor: number | null
}

export type NewShift = Pick<
  ShiftRow,
  'id' | 'deskId' | 'target' | 'state' | 'cashierId' | 'cashierName' | 'openedAt' | 'openingMinor' | 'openingCount'
>

/** Inserts a shift with the next number of the desk, which the caller has locked. */
export async function insertShift(tx: Transaction, shift: NewShift): Promise<ShiftRow> {
  const rows = await tx.query<ShiftRow>(sql`
    insert into cash_desk.shift (id, desk_id, target, number, state, cashier_id, cashier_name, opened_at, opening_minor,
                                 opening_count)
    select ${shift.id}, ${shift.deskId}, ${shift.target}, coalesce(max(number), 0) + 1, ${shift.state},
           ${shift.cashierId}::bigint, ${shift.cashierName}, ${shift.openedAt}::timestamptz, ${shift.openingMinor}::bigint,
           ${JSON.stringify(shift.openingCount)}::jsonb
      from cash_desk.shift where desk_id = ${shift.deskId}::uuid
    returning *`)
  return rows[0] as ShiftRow
}

/** The current shift of a desk. */
export async function findLivingShift(db: Querier, deskId: string): Promise<ShiftRow | undefined> {
  const rows = await db.query<ShiftRow>(sql`
    select * from cash_desk.shift where desk_id = ${deskId} and state in ('opening', 'open', 'counted')`)
  return rows[0]
}

export async function findShift(db: Querier, target: string, id: string): Promise<ShiftRow | undefined> {
  const rows = await db.query<ShiftRow>(sql`select * from cash_desk.shift where id = ${id} and target = ${target}`)
  return rows[0]
}

export async function lockShift(tx: Transaction, target: string, id: string): Promise<ShiftRow | undefined> {
  const rows = await tx.query<ShiftRow>(sql`
    select * from cash_desk.shift where id = ${id} and target = ${target} for update`)
  return rows[0]
}

export async function setShiftState(tx: Transaction, id: string, state: ShiftState): Promise<void> {
  await tx.query(sql`update cash_desk.shift set state = ${state} where id = ${id}`)
}

/** The count was rejected: the shift is open again. */
export async function reopenShift(tx: Transaction, id: string): Promise<void> {
  await tx.query(sql`
    update cash_desk.shift
       set state = 'open', closed_by = null, closed_by_name = null, closed_at = null, closing_minor = null,
           closing_count = null, expected_minor = null
     where id = ${id}`)
}

export type Closing = {
  readonly state: 'counted' | 'closed'
  readonly by: number
  readonly byName: string
  readonly at: Instant
  readonly countedMinor: number
  readonly count: CashCount
  readonly expectedMinor: number
}

export async function endShift(tx: Transaction, id: string, end: Closing): Promise<ShiftRow> {
  const rows = await tx.query<ShiftRow>(sql`
    update cash_desk.shift
       set state = ${end.state}, closed_by = ${end.by}, closed_by_name = ${end.byName}, closed_at = ${end.at},
           closing_minor = ${end.countedMinor}, closing_count = ${JSON.stringify(end.count)}::jsonb,
           expected_minor = ${end.expectedMinor}
     where id = ${id} returning *`)
  return rows[0] as ShiftRow
}

export type ShiftSums = {
  readonly cashInMinor: number
  readonly cashOutMinor: number
  readonly suppliedMinor: number
  readonly collectedMinor: number
  readonly movements: number
}

/** Sums of cash in and out of a shift, without reversed movements. */
export async function sumShift(db: Querier, shiftId: string): Promise<ShiftSums> {
  const rows = await db.query<ShiftSums>(sql`
    select coalesce(sum(m.delta_minor) filter (where m.kind = 'cash-in' or (m.kind = 'correction' and m.delta_minor < 0)), 0)::bigint as cash_in_minor,
           coalesce(-sum(m.delta_minor) filter (where m.kind = 'cash-out' or (m.kind = 'correction' and m.delta_minor > 0)), 0)::bigint as cash_out_minor,
           coalesce(sum(m.delta_minor) filter (where m.kind = 'supply'), 0)::bigint as supplied_minor,
           coalesce(-sum(m.delta_minor) filter (where m.kind = 'collection'), 0)::bigint as collected_minor,
           count(*) as movements
      from cash_desk.movement m where m.shift_id = ${shiftId}`)
  return rows[0] as ShiftSums
}
