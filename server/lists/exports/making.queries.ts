import { sql, type Instant, type PageOf, type Querier } from '#server/kernel/index.ts'
import type { ExportProblem, ExportRow } from './exports.queries.ts'

export type Lease = { readonly lease: string; readonly until: Instant }

/** Leases an export that is pending or whose lease has expired. Two workers never lease the same one. */
export async function takeExport(
  db: Querier,
  { target, now, lease, until }: Lease & { readonly target: string; readonly now: Instant },
): Promise<ExportRow | undefined> {
  const [row] = await db.query<ExportRow>(sql`
    update lists.export
       set state = 'making', lease = ${lease}::uuid, leases = leases || ${lease}::uuid, lease_until = ${until},
           tries = tries + 1
     where id = (select id from lists.export
                  where target = ${target} and state in ('waiting', 'making')
                    and (lease_until is null or lease_until <= ${now})
                  order by lease_until nulls first, asked_at limit 1 for update skip locked)
     returning *`)
  return row
}

/** Stores what was found before its first part: the number of rows where it is known, and whether they are uncovered. */
export async function recordBeginning(
  db: Querier,
  id: string,
  { rowsTotal, isWhole }: { readonly rowsTotal: number | null; readonly isWhole: boolean },
): Promise<void> {
  await db.query(sql`
    update lists.export set rows_total = ${rowsTotal}, is_whole = ${isWhole} where id = ${id} and is_whole is null`)
}

export type NewPart = {
  readonly no: number
  readonly rows: number
  readonly bytes: number
  readonly sheetCrc: number | null
  readonly sheetBytes: number | null
}

/** Stores a part and the position after it; false when another worker has the lease by now, or it was cancelled. */
export async function storePart(
  db: Querier,
  of: { readonly id: string; readonly cursor: string | null; readonly isLast: boolean; readonly now: Instant } & Lease &
    NewPart,
): Promise<boolean> {
  const rows = await db.query<{ no: number }>(sql`
    with moved as (
      update lists.export
         set parts = parts + 1, rows_done = rows_done + ${of.rows}::integer, bytes = bytes + ${of.bytes}::bigint,
             rows_total = case when ${of.isLast}::boolean then coalesce(rows_total, rows_done + ${of.rows}::integer) else rows_total end,
             cursor = ${of.cursor}::text,
             lease_until = ${of.until}, tries = 0,
             state = case when ${of.isLast}::boolean then 'done' else 'making' end,
             ended_at = case when ${of.isLast}::boolean then ${of.now}::timestamptz end
       where id = ${of.id} and lease = ${of.lease}::uuid and state = 'making' and parts = ${of.no}::integer
       returning id
    )
    insert into lists.export_part (export_id, no, lease, rows, bytes, sheet_crc, sheet_bytes)
    select id, ${of.no}::integer, ${of.lease}::uuid, ${of.rows}::integer, ${of.bytes}::bigint,
      ${of.sheetCrc}::bigint, ${of.sheetBytes}::bigint from moved
    returning no`)
  return rows.length > 0
}

/** Ends the lease, so that another worker can continue. */
export async function releaseExport(db: Querier, id: string, lease: string, until: Instant): Promise<void> {
  await db.query(sql`
    update lists.export set lease_until = ${until} where id = ${id} and lease = ${lease}::uuid and state = 'making'`)
}

export async function failExport(
  db: Querier,
  of: { readonly id: string; readonly lease: string; readonly problem: ExportProblem; readonly at: Instant },
): Promise<void> {
  await db.query(sql`
    update lists.export set state = 'failed', problem = ${of.problem}, ended_at = ${of.at}, lease = null
     where id = ${of.id} and lease = ${of.lease}::uuid and state = 'making'`)
}

export type PartRow = NewPart & { readonly lease: string }

export async function listParts(db: Querier, id: string): Promise<PartRow[]> {
  return db.query<PartRow>(sql`
    select no, lease, rows, bytes, sheet_crc, sheet_bytes from lists.export_part where export_id = ${id} order by no`)
}

/** Expired, cancelled and failed exports, which cannot be opened, in the order of their ids. */
export async function listToRemove(
  db: Querier,
  target: string,
  { now, after, limit }: PageOf<ExportRow> & { readonly now: Instant },
): Promise<ExportRow[]> {
  return db.query<ExportRow>(sql`
    select * from lists.export
     where target = ${target} and removed_at is null
       and (expires_at <= ${now} or (state in ('cancelled', 'failed') and parts > 0 and ended_at <= ${now}))
       and (${after?.id ?? null}::uuid is null or id > ${after?.id ?? null}::uuid)
     order by id limit ${limit}`)
}

export async function forgetParts(db: Querier, id: string, at: Instant | null): Promise<void> {
  await db.query(sql`
    with gone as (delete from lists.export_part where export_id = ${id})
    update lists.export
       set removed_at = ${at}, parts = 0, cursor = null,
           state = case when state in ('waiting', 'making') then 'failed' else state end,
           problem = case when state in ('waiting', 'making') then 'fault' else problem end
     where id = ${id}`)
}
