import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { connectionSettings } from './connection-settings.ts'

/** What a migration has left: rows of a table that a statement changes, an index that it makes, or a step by its name. */
type Unfinished = {
  readonly number: number
  readonly updateOf: string | null
  readonly index: string | null
  readonly step: string | null
  readonly statement: string
}

/** So much of a table is changed in one transaction: 4 MB. */
const PAGES = 500
/** Rounds wait behind a step that waits for a lock, and a stake waits for a second. */
const LOCK_WAIT_MS = 400
const ATTEMPTS_MAX = 120
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Does what migrations left for afterwards (`kernel.unfinished`): a migration is a transaction, in which every row of a large table
 * changed, or an index over it, would stop whoever writes to it. Here rows are changed in portions, each in a transaction of its own,
 * indexes are built while others go on, and steps that need a
 * transaction of their own follow in their order. Cut off, the next call goes on. Several processes may call it at once: one works, and the
 * others wait for its rows.
 * @returns how many of them it finished
 */
export async function finishTables(
  databaseUrl: string,
  log: (line: string) => void = () => {},
  pages: number = PAGES,
): Promise<number> {
  const client = new pg.Client(connectionSettings(databaseUrl, 'tolar-tables'))
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    const rows = await finish(client, 'kernel.finish-rows', 'pg_advisory_lock', async () => {
      const left = await list(client, 'update_of')
      for (const one of left) {
        log(`rows of ${one.updateOf}`)
        await changeRows(client, one, pages)
        await forget(client, one)
      }
      return left.length
    })
    // Tried, not waited for: whoever waits has a snapshot, and the building waits for that.
    const indexes = await finish(client, 'kernel.finish-indexes', 'pg_try_advisory_lock', async () => {
      const left = await list(client, 'index')
      for (const one of left) {
        log(`index ${one.index}`)
        await build(client, one)
        await forget(client, one)
      }
      return left.length
    })
    const steps = await finish(client, 'kernel.finish-steps', 'pg_try_advisory_lock', async () => {
      const left = await list(client, 'step')
      for (const one of left) {
        log(`${one.step}`)
        await takeStep(client, one)
      }
      return left.length
    })
    return rows + indexes + steps
  } finally {
    await client.end()
  }
}

/** Under a lock of the session; nothing is done where somebody else has one that is only tried. */
async function finish(
  client: pg.Client,
  name: string,
  how: 'pg_advisory_lock' | 'pg_try_advisory_lock',
  work: () => Promise<number>,
): Promise<number> {
  const { rows } = await client.query<{ got: unknown }>(`select ${how}(hashtext('${name}')) as got`)
  if (rows[0]?.got === false) return 0
  const done = await work()
  await client.query(`select pg_advisory_unlock(hashtext('${name}'))`)
  return done
}

async function list(client: pg.Client, kind: 'update_of' | 'index' | 'step'): Promise<Unfinished[]> {
  const { rows } = await client.query<Unfinished>(`
    select number, update_of as "updateOf", index, step, statement from kernel.unfinished where ${kind} is not null order by number`)
  return rows
}

/**
 * Rows that came since have what the others lack, so the pages that are there now are all. But a row that somebody else changed meanwhile
 * went to another page, perhaps to one that is done: whatever is left is looked for once more, wherever it is.
 */
async function changeRows(client: pg.Client, { updateOf, statement }: Unfinished, pages: number): Promise<void> {
  const { rows } = await client.query<{ pages: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::bigint)::integer as pages`,
    [updateOf],
  )
  const end = rows[0]?.pages ?? 0
  for (let from = 0; from < end; from += pages)
    await client.query(`${statement} and ctid >= '(${from},0)'::tid and ctid < '(${from + pages},0)'::tid`)
  await client.query(statement)
}

async function build(client: pg.Client, { index, statement }: Unfinished): Promise<void> {
  const { rows } = await client.query<{ isWhole: boolean }>(
    `select indisvalid as "isWhole" from pg_index where indexrelid = to_regclass($1)`,
    [index],
  )
  if (rows[0]?.isWhole === true) return
  // What an earlier attempt has left is of no use.
  if (rows[0]) await client.query(`drop index concurrently ${index}`)
  await client.query(statement)
}

/** A step is done and forgotten at once. Whoever reads for long holds it up, and is not held up by it. */
async function takeStep(client: pg.Client, one: Unfinished): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`)
      await client.query(one.statement)
      await forget(client, one)
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const mayWait = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE
      if (!mayWait || attempt >= ATTEMPTS_MAX) throw error
      await setTimeout(LOCK_WAIT_MS)
    }
  }
}

const forget = (client: pg.Client, { number }: Unfinished) =>
  client.query('delete from kernel.unfinished where number = $1', [number])
