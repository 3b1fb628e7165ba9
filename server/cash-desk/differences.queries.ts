import type { DifferenceMoment } from '#contract/states/cash-states.ts'
import type { ProposalState } from '#contract/states/proposal-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type DifferenceRow = {
  readonly id: string
  readonly shiftId: string
  readonly target: string
  readonly moment: DifferenceMoment
  readonly expectedMinor: number
  readonly countedMinor: number
  readonly explanation: string
  readonly state: ProposalState
  readonly cashierId: number
  readonly proposedBy: number
  readonly proposedByName: string
  readonly proposedAt: Instant
  readonly decidedBy: number | null
  readonly decidedByName: string | null
  readonly decidedAt: Instant | null
  readonly decision: string | null
}

export type NewDifference = Omit<DifferenceRow, 'state' | 'decidedBy' | 'decidedByName' | 'decidedAt' | 'decision'>

export async function insertDifference(tx: Transaction, row: NewDifference): Promise<void> {
  await tx.query(sql`
    insert into cash_desk.difference (id, shift_id, target, moment, expected_minor, counted_minor, explanation, state,
                                      cashier_id, proposed_by, proposed_by_name, proposed_at)
    values (${row.id}, ${row.shiftId}, ${row.target}, ${row.moment}, ${row.expectedMinor}, ${row.countedMinor},
            ${row.explanation}, 'proposed', ${row.cashierId}, ${row.proposedBy}, ${row.proposedByName}, ${row.proposedAt})`)
}

export async function lockDifference(tx: Transaction, target: string, id: string): Promise<DifferenceRow | undefined> {
  const rows = await tx.query<DifferenceRow>(sql`
    select * from cash_desk.difference where id = ${id} and target = ${target} for update`)
  return rows[0]
}

export async function decideDifference(
  tx: Transaction,
  id: string,
  made: {
    readonly state: ProposalState
    readonly by: number
    readonly byName: string
    readonly at: Instant
    readonly decision: string
  },
): Promise<void> {
  await tx.query(sql`
    update cash_desk.difference
       set state = ${made.state}, decided_by = ${made.by}, decided_by_name = ${made.byName}, decided_at = ${made.at},
           decision = ${made.decision}
     where id = ${id}`)
}

export type DifferenceShownRow = DifferenceRow & {
  readonly deskName: string
  readonly venueId: string
  readonly currency: CurrencyCode
  readonly cashierName: string
}

const shown = sql`
  select d.*, k.name as desk_name, k.venue_id, k.currency, s.cashier_name
    from cash_desk.difference d
    join cash_desk.shift s on s.id = d.shift_id
    join cash_desk.desk k on k.id = s.desk_id`

/** Undecided differences, the oldest first. */
export async function findOpenDifferences(db: Querier, target: string, limit: number): Promise<DifferenceShownRow[]> {
  return db.query<DifferenceShownRow>(sql`
    ${shown} where d.target = ${target} and d.state = 'proposed' order by d.id limit ${limit}`)
}

export async function findDifferencesOfShift(db: Querier, shiftId: string): Promise<DifferenceShownRow[]> {
  return db.query<DifferenceShownRow>(sql`${shown} where d.shift_id = ${shiftId} order by d.id desc`)
}
