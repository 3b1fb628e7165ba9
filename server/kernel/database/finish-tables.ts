import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { connectionSettings } from './connection-settings.ts'

/** What a migration left for later: rows that a statement updates, an index that it creates, or a named step. */
type Unfinished = {
  readonly number: number
  readonly updateOf: string | null
  readonly index: string | null
  readonly step: string | null
  readonly statement: string
}

/** Part of a table that one transaction updates: 4 MB. */
const PAGES = 500
/** Shorter than the second that a stake waits for a lock: rounds queue behind a step that waits for one. */
const LOCK_WAIT_MS = 400
const ATTEMPTS_MAX = 120
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Does what migrations left for later (`kernel.unfinished`): a migration is a transaction, in which updating every row
 * of a large table, or indexing it, would block all writes to it. Here rows are updated in portions, each in its own
 * transaction, indexes are built concurrently, and steps that need their own transaction follow in order. After an
 * interruption the next call continues. Several processes may call it at once: one works, and the others wait for its
 * rows.
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
    // Tried, not waited for: a waiting session holds a snapshot, and the concurrent build waits for that.
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

/** Under an advisory lock of the session; a lock that is only tried skips the work when another session has it. */
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
 * New rows are complete, so the present pages are all. But a row that is updated meanwhile moves to another page,
 * perhaps one that is done: so a last pass looks for what is left on any page.
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
  // What an earlier attempt left is unusable.
  if (rows[0]) await client.query(`drop index concurrently ${index}`)
  await client.query(statement)
}

/** A step and the deletion of its row are one transaction. A long reader delays it, and is not delayed by it. */
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
