import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type DeskRow = {
  readonly id: string
  readonly target: string
  readonly venueId: string
  readonly name: string
  readonly currency: CurrencyCode
  readonly cashMinor: number
  readonly lastNumber: number
  readonly createdAt: Instant
  readonly createdBy: number
  readonly createdByName: string
}

/** Undefined if the venue has a desk with that name. */
export async function insertDesk(
  db: Querier,
  desk: Omit<DeskRow, 'cashMinor' | 'lastNumber'>,
): Promise<DeskRow | undefined> {
  const rows = await db.query<DeskRow>(sql`
    insert into cash_desk.desk (id, target, venue_id, name, currency, created_at, created_by, created_by_name)
    values (${desk.id}, ${desk.target}, ${desk.venueId}, ${desk.name}, ${desk.currency}, ${desk.createdAt},
            ${desk.createdBy}, ${desk.createdByName})
    on conflict do nothing returning *`)
  return rows[0]
}

export async function findDesks(db: Querier, target: string): Promise<DeskRow[]> {
  return db.query<DeskRow>(sql`select * from cash_desk.desk where target = ${target} order by name, id`)
}

export async function findDesk(db: Querier, target: string, id: string): Promise<DeskRow | undefined> {
  const rows = await db.query<DeskRow>(sql`select * from cash_desk.desk where id = ${id} and target = ${target}`)
  return rows[0]
}

/** Locks the desk: shifts are opened, counted and decided under this lock. */
export async function lockDesk(tx: Transaction, target: string, id: string): Promise<DeskRow | undefined> {
  const rows = await tx.query<DeskRow>(sql`
    select * from cash_desk.desk where id = ${id} and target = ${target} for update`)
  return rows[0]
}

/** Changes the expected cash of a drawer and assigns the next number of the desk; undefined if the drawer has less. */
export async function moveDrawer(tx: Transaction, id: string, deltaMinor: number): Promise<DeskRow | undefined> {
  const rows = await tx.query<DeskRow>(sql`
    update cash_desk.desk set cash_minor = cash_minor + ${deltaMinor}, last_number = last_number + 1
     where id = ${id} and cash_minor + ${deltaMinor} >= 0 returning *`)
  return rows[0]
}
