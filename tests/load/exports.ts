import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newId, sql } from '#server/kernel/index.ts'
import { listParts } from '#server/lists/exports/making.queries.ts'
import { readPart } from '#server/lists/exports/part-files.ts'
import { questionBelongsTo } from '#server/lists/exports/question-place.ts'
import { streamWorkbook } from '#server/lists/exports/xlsx/stream-workbook.ts'
import { insertDeposits } from '#server/lists/test-lists.ts'
import { setUpDatabase } from '../database-setup.ts'
import { execute, withDatabase } from '../database.ts'
import { needsOf } from './export-maker.ts'

// A long list exported to a file by a worker that is killed (SIGKILL) in the middle and by another one that continues,
// with the memory of each: `node tests/load/exports.ts [rows] [csv|xlsx]`
const ROWS = Number(process.argv[2] ?? 1_000_000)
const FORMAT = process.argv[3] === 'csv' ? 'csv' : 'xlsx'
const say = (line: string) => process.stdout.write(`${line}\n`)

const end = await setUpDatabase()
const server = process.env['TEST_DATABASE_SERVER'] ?? ''
await execute(server, `create database load_exports template ${process.env['TEST_DATABASE_TEMPLATE'] ?? ''}`)
const place = {
  url: withDatabase(server, 'load_exports'),
  folder: mkdtempSync(join(tmpdir(), 'exports-')),
  key: randomBytes(32).toString('base64'),
}
const { db, needs } = needsOf({ ...place, shiftMs: 200_000 })
try {
  await run()
} finally {
  await db.close()
  rmSync(place.folder, { recursive: true, force: true })
  await end()
}

async function run(): Promise<void> {
  await insertDeposits(db, { count: ROWS, playerId: 1, at: new Date() })
  await db.query(sql`analyze payments.payment`)
  const id = newId(new Date())
  const keys = ['createdAt', 'referenceNumber', 'playerId', 'method', 'gateway', 'state', 'amount', 'fee', 'changedAt']
  const columns = JSON.stringify(keys.map((key) => ({ key, title: key })))
  await db.query(sql`
    insert into lists.export (id, target, list, format, question_sealed, columns, asked_by, asked_by_name, asks_whole,
                              asked_at, expires_at)
    values (${id}, 'load', 'deposits', ${FORMAT}, ${needs.cipher.seal('which=all', questionBelongsTo(id))},
      ${columns}::jsonb, 1, 'Load', false, now(), now() + interval '1 day')`)
  const begun = performance.now()
  const first = await make(0, ROWS / 2)
  const [half] = await db.query<{ rowsDone: number }>(sql`select rows_done from lists.export where id = ${id}`)
  say(`killed after ${half?.rowsDone} of ${ROWS} rows, most memory ${first} MB`)
  const second = await make(100_000, Infinity)
  const seconds = (performance.now() - begun) / 1000
  const [row] = await db.query<{ rowsDone: number; state: string; bytes: number }>(sql`
    select rows_done, state, bytes from lists.export where id = ${id}`)
  say(
    `${FORMAT}: ${row?.state}, ${row?.rowsDone} rows, ${((row?.bytes ?? 0) / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, most memory ${second} MB`,
  )
  const parts = await listParts(db, id)
  const read = (part: (typeof parts)[number]) => readPart(needs, part.lease, part.no)
  let bytes = 0
  const before = process.memoryUsage().rss
  const opened = performance.now()
  if (FORMAT === 'xlsx') for await (const piece of streamWorkbook(parts, read)) bytes += piece.length
  else for (const part of parts) bytes += (await read(part)).length
  const grown = (process.memoryUsage().rss - before) / 1e6
  say(
    `download: ${(bytes / 1e6).toFixed(1)} MB in ${((performance.now() - opened) / 1000).toFixed(1)} s, memory grew by ${grown.toFixed(0)} MB`,
  )
}

/**
 * Runs a worker until nothing waits, or until a number of rows is written: then it is killed. Returns its maximum
 * memory in MB.
 */
async function make(shiftMs: number, killAfter: number): Promise<string> {
  const maker = spawn(
    process.execPath,
    [join(import.meta.dirname, 'export-maker.ts'), place.url, place.folder, place.key, String(shiftMs)],
    { stdio: 'inherit' },
  )
  let isOver = false
  const over = new Promise<void>((resolve) => maker.once('exit', () => resolve()))
  void over.then(() => (isOver = true))
  let most = '0'
  while (!isOver) {
    await Promise.race([over, pause(200)])
    if (isOver) break
    most = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${maker.pid}/status`, 'utf8'))?.[1] ?? most
    const [row] = await db.query<{ rowsDone: number }>(sql`select max(rows_done) as rows_done from lists.export`)
    if ((row?.rowsDone ?? 0) >= killAfter) maker.kill('SIGKILL')
  }
  return (Number(most) / 1024).toFixed(0)
}
