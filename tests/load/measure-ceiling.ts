import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { BareAccounts } from './prepare-accounts.ts'

/**
 * One round as one transaction of its own over the same tables: the same checks, balance, key and entry as the group
 * commit, for one account. The fastest form that was found: one prepared statement.
 */
const oneRound = (account: string, contraId: number): string => `
with want as materialized (
  select uuidv7() as reference, ${account} as account_id, 100::bigint as stake,
         case when random() < 0.25 then 300 else 0 end::bigint as win
), moved as (
  update ledger.balance b
     set balance = b.balance - w.stake + w.win, seq = b.seq + 1, series_next = b.series_next + 1,
         staked = b.staked + w.stake, won = b.won + w.win
    from want w
   where b.account_id = ${account} and b.status = 0 and b.balance >= w.stake
     and not exists (select from ledger.movement_key k where k.reference = w.reference
       and k.reference between ledger.first_key_of(current_date) and ledger.first_key_of(current_date + 2))
     and b.staked + w.stake <= b.stake_ceiling and b.staked - b.won + w.stake <= b.loss_ceiling
  returning w.reference, w.stake, w.win, b.account_id, b.seq, b.balance, b.series_id, b.series_next - 1 as ordinal
), keyed as (
  insert into ledger.movement_key (reference, account_id, seq, created_at)
  select reference, account_id, seq, now() from moved
), written as (
  insert into ledger.entry
    (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
  select reference, account_id, seq, stake, win, balance, series_id, now(), ${contraId}::bigint, ordinal, 1 from moved
)
select balance from moved`

export type Ceiling = {
  readonly tool: 'pgbench' | 'own driver'
  readonly clients: number
  readonly roundsPerSecond: number
}

/** Tool that measured the ceiling, for the output: without pgbench the figure is our own driver's and lower. */
export const CEILING_TOOLS = {
  pgbench: 'pgbench -M prepared, one transaction per round over the same tables',
  'own driver':
    'own driver (Node, one prepared statement under way on each connection), one transaction per round over the same ' +
    'tables; pgbench is not installed and gives a higher figure (Debian: apt-get install postgresql-contrib)',
} as const

/** Measures with pgbench where it is installed, else with our own driver. */
export async function measureCeiling(
  url: string,
  accounts: BareAccounts,
  clients: number,
  seconds: number,
): Promise<Ceiling> {
  const hasPgbench = !spawnSync('pgbench', ['--version']).error
  return hasPgbench
    ? measureByPgbench(url, accounts, clients, seconds)
    : measureByDriver(url, accounts, clients, seconds)
}

async function measureByPgbench(
  url: string,
  accounts: BareAccounts,
  clients: number,
  seconds: number,
): Promise<Ceiling> {
  const folder = mkdtempSync(join(tmpdir(), 'tolar-pgbench-'))
  try {
    const script = join(folder, 'round.sql')
    const last = accounts.firstId + accounts.count - 1
    const account = `\\set a random(${accounts.firstId}, ${last})`
    writeFileSync(script, `${account}\n${oneRound(':a::bigint', accounts.contraId)};\n`)
    const options = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`, '-f', script, url]
    const said = await run('pgbench', options)
    const rate = /tps = ([\d.]+)/.exec(said)?.[1]
    if (!rate) throw new Error(`pgbench failed: ${said.trim().split('\n').at(-1) ?? ''}`)
    return { tool: 'pgbench', clients, roundsPerSecond: Math.round(Number(rate)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(command: string, options: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
    child.once('error', reject)
    child.once('close', () => resolve(said))
  })
}

async function measureByDriver(
  url: string,
  accounts: BareAccounts,
  clients: number,
  seconds: number,
): Promise<Ceiling> {
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return client
    }),
  )
  let done = 0
  let isOver = false
  const text = oneRound('$1::bigint', accounts.contraId)
  const work = connections.map(async (client) => {
    while (!isOver) {
      const account = accounts.firstId + Math.floor(Math.random() * accounts.count)
      await client.query({ name: 'round', text, values: [account] })
      done += 1
    }
  })
  const startedAt = performance.now()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const rounds = done
  const took = (performance.now() - startedAt) / 1000
  isOver = true
  await Promise.all(work)
  await Promise.all(connections.map((client) => client.end()))
  return { tool: 'own driver', clients, roundsPerSecond: Math.round(rounds / took) }
}
