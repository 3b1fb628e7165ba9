import { fileList } from '#contract/lists/files.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'

/** Columns and orders of the list of public files in their newest version. */
export const filesInSql: SqlList = {
  list: fileList,
  select: sql`f.id, f.file_group, f.name, f.version, f.content_type, f.bytes, f.hash, f.width_px, f.height_px, f.stored_at,
    f.stored_by`,
  from: sql`content.file_version f`,
  key: { by: sql`f.id`, type: 'uuid' },
  columns: {
    name: { by: sql`f.name`, type: 'text' },
    group: { by: sql`f.file_group`, type: 'text' },
    storedAt: { by: sql`f.stored_at`, type: 'timestamptz' },
  },
}

/** Public files: the newest version of each name that was not removed. */
export function publicFiles(target: string, hallGroup: string): Sql {
  return sql`f.target = ${target} and f.file_group <> ${hallGroup} and f.removed_at is null
    and not exists (select from content.file_version n
                     where n.target = f.target and n.file_group = f.file_group and n.name = f.name
                       and n.removed_at is null and n.version > f.version)`
}
