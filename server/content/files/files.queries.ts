import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type FileRow = {
  readonly id: string
  readonly version: number
  readonly contentType: string
  readonly bytes: number
  readonly hash: string
  readonly widthPx: number | null
  readonly heightPx: number | null
  readonly storedAt: Instant
}
export type FilePlace = { readonly target: string; readonly group: string; readonly name: string }

const columns = sql`id, version, content_type, bytes, hash, width_px, height_px, stored_at`

/** Serializes uploads of one name until the end of the transaction. */
export async function lockName(tx: Transaction, { target, group, name }: FilePlace): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`content.file:${target}/${group}/${name}`}, 0))`)
}

export async function findLastVersion(db: Querier, { target, group, name }: FilePlace): Promise<number> {
  const rows = await db.query<{ version: number }>(sql`
    select version from content.file_version
     where target = ${target} and file_group = ${group} and name = ${name} order by version desc limit 1`)
  return rows[0]?.version ?? 0
}

export async function insertVersion(
  tx: Transaction,
  row: FileRow & FilePlace & { readonly sealedWith: string; readonly storedBy: string },
): Promise<void> {
  await tx.query(sql`
    insert into content.file_version (id, target, file_group, name, version, content_type, bytes, hash, width_px, height_px,
      sealed_with, stored_at, stored_by)
    values (${row.id}, ${row.target}, ${row.group}, ${row.name}, ${row.version}, ${row.contentType}, ${row.bytes},
      ${row.hash}, ${row.widthPx}, ${row.heightPx}, ${row.sealedWith}, ${row.storedAt}, ${row.storedBy})`)
}

/** The newest version of a name, or a given one; undefined if it is not public any more. */
export async function findVersion(
  db: Querier,
  { target, group, name }: FilePlace,
  version: number | null = null,
): Promise<FileRow | undefined> {
  const rows = await db.query<FileRow>(sql`
    select ${columns} from content.file_version
     where target = ${target} and file_group = ${group} and name = ${name} and removed_at is null
       and (${version}::integer is null or version = ${version}::integer)
     order by version desc limit 1`)
  return rows[0]
}

/**
 * The newest version of a picture, with its size; undefined if it is not a picture. It cannot be removed until the
 * transaction ends.
 */
export async function findPicture(
  tx: Transaction,
  place: FilePlace,
): Promise<{ readonly version: number; readonly widthPx: number; readonly heightPx: number } | undefined> {
  await lockName(tx, place)
  const row = await findVersion(tx, place)
  if (!row || row.widthPx === null || row.heightPx === null) return undefined
  return { version: row.version, widthPx: row.widthPx, heightPx: row.heightPx }
}

type Picture = { readonly group: string; readonly name: string; readonly version: number }

const nameOf = ({ group, name }: Picture) => `${group}/${name}`

/** The name of a picture that is not public any more in its version; the others cannot be removed until the transaction ends. */
export async function findRemoved(
  tx: Transaction,
  target: string,
  pictures: readonly Picture[],
): Promise<string | undefined> {
  // In one order, so that two publications never wait for each other.
  for (const picture of pictures.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))) {
    await lockName(tx, { target, ...picture })
    if (!(await findVersion(tx, { target, ...picture }, picture.version))) return nameOf(picture)
  }
  return undefined
}

/** Whether there is anything to remove. */
export async function markRemoved(tx: Transaction, { target, group, name }: FilePlace, at: Instant): Promise<boolean> {
  const rows = await tx.query(sql`
    update content.file_version set removed_at = ${at}
     where target = ${target} and file_group = ${group} and name = ${name} and removed_at is null returning id`)
  return rows.length > 0
}

/** Whether live or scheduled content uses a picture. */
export async function isShownSomewhere(
  tx: Transaction,
  { target, group, name }: FilePlace,
  at: Instant,
): Promise<boolean> {
  const rows = await tx.query<{ found: boolean }>(sql`
    select exists (
      select from content.item i join content.publication p on p.item_id = i.id
        join content.version v on v.item_id = p.item_id and v.version = p.version
       where i.target = ${target} and i.kind = 'section' and p.withdrawn_at is null
         and (p.until_at is null or p.until_at > ${at})
         and jsonb_path_exists(v.content, '$.slides[*].picture ? (@.group == $group && @.name == $name)',
               jsonb_build_object('group', ${group}::text, 'name', ${name}::text))) as found`)
  return rows[0]?.found ?? false
}

/** The newest version of each name of a group. */
export async function listGroup(
  db: Querier,
  target: string,
  group: string,
): Promise<(FileRow & { readonly name: string })[]> {
  return db.query<FileRow & { name: string }>(sql`
    select distinct on (name) ${columns}, name from content.file_version
     where target = ${target} and file_group = ${group} and removed_at is null order by name, version desc`)
}

/** Files that were sealed with another key than the newest. */
export async function findFilesToReseal(db: Querier, currentStart: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from content.file_version where sealed_with <> ${currentStart} order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export async function markResealed(db: Querier, id: string, currentStart: string): Promise<void> {
  await db.query(sql`update content.file_version set sealed_with = ${currentStart} where id = ${id}`)
}
