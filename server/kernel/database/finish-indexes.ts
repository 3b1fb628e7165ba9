import pg from 'pg'
import { connectionSettings } from './connection-settings.ts'

/** A partition that lacks its index of a partitioned index, and what exists already. */
type Missing = {
  readonly index: string
  readonly definition: string
  readonly partition: string
  /** Name of the index to build. */
  readonly part: string
  /** An index of the partition that can be attached, such as one that was built beforehand. */
  readonly prepared: string | null
  /** An unusable index that an earlier attempt left. */
  readonly broken: string | null
}

const LOCK = `hashtext('kernel.finish-indexes')`

/**
 * Builds the partition indexes that partitioned indexes lack. A migration is a transaction, in which an index over
 * large partitions would block all writes to them; here each is built concurrently and attached. After an interruption
 * the next call continues.
 * @returns how many were attached; 0 also while another process builds them
 */
export async function finishIndexes(databaseUrl: string, log: (line: string) => void = () => {}): Promise<number> {
  const client = new pg.Client(connectionSettings(databaseUrl, 'tolar-indexes'))
  await client.connect()
  try {
    // Building takes as long as the table is large.
    await client.query('set statement_timeout = 0')
    // Tried, not waited for: a waiting session holds a snapshot, and the concurrent build waits for that.
    const tried = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK}) as taken`)
    if (!tried.rows[0]?.taken) return 0
    const { rows } = await client.query<Missing>(MISSING)
    for (const missing of rows) {
      log(`index ${missing.index}: ${missing.prepared ?? `building ${missing.part}`}`)
      await attach(client, missing, missing.prepared ?? (await build(client, missing)))
    }
    return rows.length
  } finally {
    await client.end()
  }
}

/** Returns the name with its schema. */
async function build(client: pg.Client, { definition, partition, part, broken }: Missing): Promise<string> {
  if (broken) await client.query(`drop index concurrently ${broken}`)
  const how = definition.slice(definition.indexOf(' USING '))
  const unique = definition.startsWith('CREATE UNIQUE') ? 'unique ' : ''
  await client.query(`create ${unique}index concurrently ${part} on ${partition}${how}`)
  const schema = partition.includes('.') ? `${partition.slice(0, partition.indexOf('.'))}.` : ''
  return `${schema}${part}`
}

/** Does not wait for long transactions, so no session queues behind it. */
async function attach(client: pg.Client, { index }: Missing, part: string): Promise<void> {
  await client.query(`set lock_timeout = '5s'`)
  await client.query(`alter index ${index} attach partition ${part}`)
  await client.query(`reset lock_timeout`)
}

const MISSING = `
  with lacking as (
    select x.indexrelid::regclass::text as index, pg_get_indexdef(x.indexrelid) as definition, p.oid as partition_id,
           p.oid::regclass::text as partition, quote_ident(left(p.relname || '_' || i.relname, 63)) as part
      from pg_index x
      join pg_class i on i.oid = x.indexrelid and i.relkind = 'I'
      join pg_inherits h on h.inhparent = x.indrelid
      join pg_class p on p.oid = h.inhrelid and p.relkind = 'r'
     where not x.indisvalid
       and not exists (select from pg_inherits a join pg_index c on c.indexrelid = a.inhrelid
                        where a.inhparent = x.indexrelid and c.indrelid = p.oid)
  ), free as (
    select x.indrelid, x.indexrelid::regclass::text as name, quote_ident(c.relname) as short_name, x.indisvalid, x.indisunique,
           regexp_replace(substring(pg_get_indexdef(x.indexrelid) from ' USING .*$'), ' WITH \\([^)]*\\)', '') as form
      from pg_index x join pg_class c on c.oid = x.indexrelid
     where not exists (select from pg_inherits where inhrelid = x.indexrelid)
  )
  select index, definition, partition, part,
         (select min(name) from free
           where indrelid = partition_id and indisvalid and indisunique = (definition like 'CREATE UNIQUE%')
             and form = regexp_replace(substring(definition from ' USING .*$'), ' WITH \\([^)]*\\)', '')) as prepared,
         (select min(name) from free where indrelid = partition_id and not indisvalid and short_name = part) as broken
    from lacking order by index, partition`
