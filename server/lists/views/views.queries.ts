import type { ListName } from '#contract/lists/all-lists.ts'
import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

export type ViewRow = {
  readonly id: string
  readonly list: ListName
  readonly name: string
  readonly ownerId: number
  readonly ownerName: string
  readonly roleKey: string | null
  readonly question: string
}

type Written = ViewRow & { readonly target: string; readonly at: Instant }

/** Own views and those of the roles, or all that are shared, by name. */
export async function findViews(
  db: Querier,
  of: {
    readonly target: string
    readonly list: string
    readonly userId: number
    readonly roles: readonly string[]
    readonly isAllShared: boolean
  },
): Promise<ViewRow[]> {
  return db.query<ViewRow>(sql`
    select id, list, name, owner_id, owner_name, role_key, question from lists.saved_view
     where target = ${of.target} and list = ${of.list}
       and (owner_id = ${of.userId} or role_key = any(${[...of.roles]}::text[])
            or (${of.isAllShared}::boolean and role_key is not null))
     order by role_key nulls first, name, id limit 100`)
}

/** Raises the unique violation `view_name` where the owner has one of this name. */
export async function insertView(db: Querier, of: Written): Promise<void> {
  await db.query(sql`
    insert into lists.saved_view (id, target, list, name, owner_id, owner_name, role_key, question, saved_at)
    values (${of.id}, ${of.target}, ${of.list}, ${of.name}, ${of.ownerId}, ${of.ownerName}, ${of.roleKey},
      ${of.question}, ${of.at})`)
}

/** False when the owner has no such view. */
export async function updateView(db: Querier, of: Written): Promise<boolean> {
  const rows = await db.query<{ id: string }>(sql`
    update lists.saved_view
       set name = ${of.name}, role_key = ${of.roleKey}, question = ${of.question}, saved_at = ${of.at}
     where id = ${of.id} and target = ${of.target} and owner_id = ${of.ownerId} and list = ${of.list}
     returning id`)
  return rows.length > 0
}

/** The deleted view; undefined when the owner has no such view. */
export async function deleteView(
  db: Querier,
  of: { readonly target: string; readonly id: string; readonly ownerId: number },
): Promise<ViewRow | undefined> {
  const [row] = await db.query<ViewRow>(sql`
    delete from lists.saved_view where id = ${of.id} and target = ${of.target} and owner_id = ${of.ownerId}
    returning id, list, name, owner_id, owner_name, role_key, question`)
  return row
}

/** The deleted view; undefined when it is not shared, or one's own. */
export async function deleteSharedView(
  db: Querier,
  of: { readonly target: string; readonly id: string; readonly notOf: number },
): Promise<ViewRow | undefined> {
  const [row] = await db.query<ViewRow>(sql`
    delete from lists.saved_view
     where id = ${of.id} and target = ${of.target} and role_key is not null and owner_id <> ${of.notOf}
    returning id, list, name, owner_id, owner_name, role_key, question`)
  return row
}
