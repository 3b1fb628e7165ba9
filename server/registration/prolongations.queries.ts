import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type ProlongationRow = {
  readonly before: Date
  readonly until: Date
  readonly reason: string
  readonly prolongedAt: Date
  readonly byKind: 'staff' | 'system'
  readonly byName: string
  readonly signedByName: string | null
}

/** The latest end that an account was prolonged to; undefined where it was not. */
export async function findProlongedUntil(db: Querier, playerId: number): Promise<Date | undefined> {
  const [row] = await db.query<{ until: Date | null }>(sql`
    select max(until) as until from registration.prolongation where player_id = ${playerId}`)
  return row?.until ?? undefined
}

export async function listProlongations(db: Querier, playerId: number): Promise<ProlongationRow[]> {
  return db.query<ProlongationRow>(sql`
    select before, until, reason, prolonged_at, by_kind, by_name, signed_by_name from registration.prolongation
     where player_id = ${playerId} order by until desc`)
}

export async function insertProlongation(
  tx: Transaction,
  row: ProlongationRow & { readonly id: string; readonly playerId: number },
): Promise<void> {
  await tx.query(sql`
    insert into registration.prolongation (id, player_id, before, until, reason, prolonged_at, by_kind, by_name, signed_by_name)
    values (${row.id}, ${row.playerId}, ${row.before}, ${row.until}, ${row.reason}, ${row.prolongedAt}, ${row.byKind},
            ${row.byName}, ${row.signedByName})`)
}
