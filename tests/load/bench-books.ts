import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate, openDatabase, sql, systemClock, type Database } from '#server/kernel/index.ts'
import { checkBooks, checkSince } from '#server/ledger/index.ts'
import { freePort } from '#tests/database-setup.ts'
import { startPostgres } from '#tools/start/postgres.ts'
import { fillHistory } from './fill-history.ts'
import { benchArchive } from './bench-archive.ts'
import { prepareAccounts, type BareAccounts } from './prepare-accounts.ts'

/**
 * `npm run bench:books`: bytes of a round, and the cost of checks of the books: the first one, one without new
 * movements, one after some rounds, and a full one; and a closed month before and after it is archived. A PostgreSQL of
 * its own, deleted afterwards. Options: --rounds <past ones>, --more <rounds between two checks>.
 */
const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '1000000' }, more: { type: 'string', default: '100000' } },
})
const [rounds, more] = [Number(options.rounds), Number(options.more)]
const log = (line: string) => process.stderr.write(`${line}\n`)
const say = (line: string) => process.stdout.write(`${line}\n`)

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work()
  say(`${what}: ${((performance.now() - begun) / 1000).toFixed(2)} s`)
  return result
}

async function sayBytes(db: Database): Promise<void> {
  const parts = await db.query<{ part: string; bytes: number }>(sql`
    select 'entry' as part, sum(pg_table_size(inhrelid))::bigint as bytes from pg_inherits where inhparent = 'ledger.entry'::regclass
    union all
    select c.relname || ' of entry', sum(pg_relation_size(i.inhrelid))::bigint
      from pg_index x join pg_class c on c.oid = x.indexrelid join pg_inherits i on i.inhparent = x.indexrelid
     where x.indrelid = 'ledger.entry'::regclass group by 1
    union all
    select 'movement_key with its index', sum(pg_total_relation_size(inhrelid))::bigint
      from pg_inherits where inhparent = 'ledger.movement_key'::regclass
    order by 1`)
  const [{ entries } = { entries: 1 }] = await db.query<{ entries: number }>(
    sql`select count(*) as entries from ledger.entry`,
  )
  for (const { part, bytes } of parts) say(`${part}: ${(bytes / entries).toFixed(1)} bytes a round`)
  say(`together: ${(parts.reduce((sum, { bytes }) => sum + bytes, 0) / entries).toFixed(1)} bytes a round`)
}

/** Present rounds, one after another on each account. */
async function playNow(db: Database, { firstId, count, contraId }: BareAccounts, played: number): Promise<void> {
  for (let done = 0; done < played; done += count)
    await db.query(sql`
      with moved as (
        update ledger.balance set seq = seq + 1, staked = staked + 100, won = won + 100
         where account_id >= ${firstId} and account_id < ${firstId + count}
        returning account_id, seq, balance, uuidv7() as reference
      ), keyed as (
        insert into ledger.movement_key select reference, account_id, seq, now() from moved
      )
      insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      select reference, account_id, seq, 100, 100, balance, 1, now(), ${contraId}::bigint, 0, 1 from moved`)
}

/** The same entries with and without the index over their time, in turns. */
async function sayIndexCost(db: Database): Promise<void> {
  await db.query(sql`create unlogged table plain (like ledger.entry)`)
  await db.query(sql`create unlogged table indexed (like ledger.entry)`)
  await db.query(sql`create index on indexed using brin (created_at) with (pages_per_range = 32)`)
  for (const turn of [1, 2, 3]) {
    await timed(`${more} entries without the index, turn ${turn}`, () =>
      db.query(sql`insert into plain select * from ledger.entry limit ${more}`),
    )
    await timed(`${more} entries with it, turn ${turn}`, () =>
      db.query(sql`insert into indexed select * from ledger.entry limit ${more}`),
    )
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tolar-bench-books-'))
const settings = { shared_buffers: '512MB', max_wal_size: '8GB', checkpoint_timeout: '15min' }
const postgres = await startPostgres({ folder, isThrownAway: true, port: await freePort(), settings })
try {
  await migrate(postgres.url)
  const db = openDatabase({ url: postgres.url, connections: 4, applicationName: 'bench-books' })
  const accounts = await prepareAccounts(db)
  await fillHistory(db, accounts, { rounds, ids: 'v7' }, log)
  await db.query({ text: 'vacuum analyze', values: [] })
  await sayBytes(db)
  const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
  const trust = { publicKeys: [publicKey] }
  const check = async (what: string) => {
    const report = await timed(what, () => checkSince({ db, clock: systemClock, trust, signingKey }))
    say(`  ${report?.entriesChecked} entries, ${report?.differences.length} differences`)
  }
  await check('first check, everything')
  await check('check when nothing moved')
  await playNow(db, accounts, more)
  await check(`check after ${more} rounds`)
  const full = await timed('full check', () => checkBooks(db, systemClock, { trust }))
  say(`  ${full.entriesChecked} entries, ${full.differences.length} differences`)
  await sayIndexCost(db)
  const archive = join(folder, 'archive')
  await benchArchive({ url: postgres.url, folder: archive, rounds: more, signingKey, publicKey, say, timed })
  await db.close()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
