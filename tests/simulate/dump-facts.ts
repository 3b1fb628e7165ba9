import { sql, type Database } from '#server/kernel/index.ts'

/** Rows of each table as sorted texts. */
export type FactsOfTables = Readonly<Record<string, readonly string[]>>

/** Tables of the queue, and states of processes. */
const NOT_FACTS = ['jobs', 'live', 'information_schema']
/** The position of the audit chain, and queries of the register: each process queries what it has not cached. */
const NOT_FACTS_EITHER = ['audit.chain', 'exclusion.register_check']
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

type Column = { readonly name: string; readonly place: string; readonly type: string; readonly isDrawn: boolean }

/**
 * The whole content of the database except random values: ids, keys and hashes. Two runs with the same facts have
 * given, booked and sent the same.
 */
export async function dumpFacts(db: Database): Promise<FactsOfTables> {
  const columns = await db.query<Column>(sql`
    select format('%I.%I', n.nspname, c.relname) as place, a.attname as name, format_type(a.atttypid, null) as type,
           a.attidentity <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid) like 'nextval%', false) as is_drawn
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname not like 'pg\\_%' and not (n.nspname = any(${NOT_FACTS}))
       and not (format('%I.%I', n.nspname, c.relname) = any(${NOT_FACTS_EITHER}))
     order by 1, a.attnum`)
  const facts: Record<string, string[]> = {}
  for (const [place, found] of Map.groupBy(columns, ({ place: table }) => table)) {
    const kept = found.filter(({ type, isDrawn }) => !isDrawn && !['uuid', 'bytea'].includes(type))
    const rows = await db.query<{ row: string }>({
      text: `select row(${kept.map(({ name }) => `"${name}"`).join(', ')})::text as row from ${place}`,
      values: [],
    })
    facts[place] = rows.map(({ row }) => row.replaceAll(UUID, 'id')).toSorted()
  }
  return facts
}

/** Differences of two runs by table: rows of one that the other does not have. */
export function compareFacts(one: FactsOfTables, other: FactsOfTables): string[] {
  return Object.keys(one).flatMap((place) => {
    const [more, less] = [without(one[place], other[place]), without(other[place], one[place])]
    return [...more.map((row) => `only one: ${place} ${row}`), ...less.map((row) => `only two: ${place} ${row}`)]
  })
}

function without(rows: readonly string[] = [], others: readonly string[] = []): string[] {
  const left = new Map<string, number>()
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1)
  return rows.filter((row) => {
    const count = left.get(row) ?? 0
    left.set(row, count - 1)
    return count <= 0
  })
}
