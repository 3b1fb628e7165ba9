import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

/** In place of a player id: the whole brand. */
export const WHOLE_BRAND = 0

export type Direction = 'deposit' | 'withdrawal'
export type RestrictedType = { readonly direction: Direction; readonly method: string }

export type RestrictionRow = RestrictedType & {
  readonly playerId: number
  readonly explanation: string
  readonly setAt: Instant
  readonly setByName: string
}

/** Ways that are closed to a player, by the brand or for them alone. */
export async function listOfPlayer(db: Querier, target: string, playerId: number): Promise<RestrictedType[]> {
  return db.query<RestrictedType>(sql`
    select distinct direction, method from payments.type_restriction
     where target = ${target} and player_id in (${WHOLE_BRAND}, ${playerId}) order by direction, method`)
}

export async function listOfTarget(db: Querier, target: string, limit: number): Promise<RestrictionRow[]> {
  return db.query<RestrictionRow>(sql`
    select player_id, direction, method, explanation, set_at, set_by_name from payments.type_restriction
     where target = ${target} order by player_id, direction, method limit ${limit}`)
}

/** Which of some methods are closed to a player, or to the brand as a whole; nobody changes one of these rows meanwhile. */
export async function lockClosed(
  tx: Transaction,
  target: string,
  of: { readonly playerId: number; readonly direction: Direction; readonly methods: readonly string[] },
): Promise<string[]> {
  await tx.query(sql`
    select pg_advisory_xact_lock(hashtextextended(${`restriction ${target} ${of.playerId} ${of.direction}`}, 0))`)
  const rows = await tx.query<{ method: string }>(sql`
    select method from payments.type_restriction
     where target = ${target} and player_id = ${of.playerId} and direction = ${of.direction}
       and method = any(${[...of.methods]}::text[]) order by method`)
  return rows.map(({ method }) => method)
}

export async function saveRestriction(
  db: Querier,
  target: string,
  row: RestrictionRow & { readonly setBy: number },
): Promise<void> {
  await db.query(sql`
    insert into payments.type_restriction (target, player_id, direction, method, explanation, set_at, set_by, set_by_name)
    values (${target}, ${row.playerId}, ${row.direction}, ${row.method}, ${row.explanation}, ${row.setAt}, ${row.setBy},
            ${row.setByName})
    on conflict (target, player_id, direction, method) do update
       set explanation = excluded.explanation, set_at = excluded.set_at, set_by = excluded.set_by,
           set_by_name = excluded.set_by_name`)
}

export async function deleteRestriction(
  db: Querier,
  target: string,
  of: RestrictedType & { readonly playerId: number },
): Promise<void> {
  await db.query(sql`
    delete from payments.type_restriction
     where target = ${target} and player_id = ${of.playerId} and direction = ${of.direction} and method = ${of.method}`)
}
