import { checkFigures } from '#server/reporting/check-figures.ts'
import { countBooks } from '#server/reporting/count-books.ts'
import { getGameSums, getGameSumsByPlayer } from '#server/reporting/game-sums.ts'
import type { ReportNeeds } from '#server/reporting/needs.ts'
import { getOverview } from '#server/reporting/overview.ts'
import { getGamePerformance } from '#server/reporting/performance/game-performance.ts'
import { rebuildFigures } from '#server/reporting/rebuild-figures.ts'
import { openDatabase, sql, systemClock, type Database } from '#server/kernel/index.ts'
import { setUpDatabase } from '../database-setup.ts'
import { execute, withDatabase } from '../database.ts'
import { usedSeconds } from './used-seconds.ts'

// Rounds of games by many players over a month, counted into the figures from zero, compared with the books, rebuilt,
// and queried as reports. `node tests/load/reports.ts [rounds] [players]`
const ROUNDS = Number(process.argv[2] ?? 1_000_000)
const PLAYERS = Number(process.argv[3] ?? 5_000)
const GAMES = 200
/** Rounds of a player before they change the game. */
const IN_A_ROW = 25
const MONTH = { from: '2026-10-01', to: '2026-10-31' }
/** Parts of the month: the first and the last day. A half is the most expensive one, neither it nor the rest is small. */
const PARTS = [
  ['09', '23'],
  ['05', '20'],
  ['04', '31'],
] as const
const BY_RESULT = { sort: 'ggr', descending: true } as const
const GAME_KEYS = Array.from({ length: GAMES }, (_, game) => `Game${game}`)

const say = (line: string) => process.stdout.write(`${line}\n`)
async function took(what: string, work: () => Promise<unknown>): Promise<void> {
  const [begun, before] = [performance.now(), await usedSeconds(db)]
  const result = await work()
  const [seconds, after] = [(performance.now() - begun) / 1000, await usedSeconds(db)]
  const [own, ofDatabase] = [after.own - before.own, after.database - before.database]
  const used = `processor ${own.toFixed(1)} + ${ofDatabase.toFixed(1)} s of the database`
  say(`${what}: ${seconds.toFixed(2)} s, ${used}${typeof result === 'number' ? ` (${result} entries)` : ''}`)
}

const end = await setUpDatabase()
const server = process.env['TEST_DATABASE_SERVER'] ?? ''
await execute(server, `create database load_reports template ${process.env['TEST_DATABASE_TEMPLATE'] ?? ''}`)
const db = openDatabase({ url: withDatabase(server, 'load_reports'), connections: 4, applicationName: 'load' })
try {
  await run(db)
} finally {
  await db.close()
  await end()
}

async function run(database: Database): Promise<void> {
  const needs: ReportNeeds = {
    db: database,
    clock: systemClock,
    timeZone: 'Europe/Bratislava',
    currency: 'CZK',
    requiredPapers: [],
    gamesOf: () => [],
    nameDesks: async () => new Map(),
    provedOf: async () => undefined,
  }
  say(`${ROUNDS} rounds of ${PLAYERS} players in ${GAMES} games`)
  // The machine's baseline: other work on it affects every figure below.
  await took('calibration, md5 of 5 M numbers by the database', () =>
    database.query(sql`select count(md5(n::text)) as count from generate_series(1, 5000000) n`),
  )
  await took('writing the rounds', () => write(database))
  await took('first count', () => countBooks(needs))
  await took('a count when nothing came', () => countBooks(needs))
  await took('made anew', () => rebuildFigures(needs))
  await took('compared with the books', async () => {
    const { entries, differences } = await checkFigures(needs)
    if (differences.length > 0) throw new Error(`${differences.length} differences: ${JSON.stringify(differences[0])}`)
    return entries
  })
  await database.query(sql`analyze`)
  await took('report by game', () => getGameSums(needs, { ...MONTH, by: 'game', sort: 'ggr', descending: true }))
  await took('report by day of one game', () => getGameSums(needs, { ...MONTH, by: 'day', games: ['Game7'] }))
  await took('overview of the month', () => getOverview(needs, MONTH, 'day'))
  await took('games by player of the month', () => getGameSumsByPlayer(needs, { ...MONTH, ...BY_RESULT }))
  for (const [from, to] of PARTS) {
    const part = { from: `2026-10-${from}`, to: `2026-10-${to}` }
    const days = `days ${from} to ${to}`
    await took(`overview, ${days}`, () => getOverview(needs, part, 'day'))
    await took(`games by player, ${days}`, () => getGameSumsByPlayer(needs, { ...part, ...BY_RESULT }))
    await took(`performance of games, ${days}`, () => getGamePerformance(needs, part))
  }
  for (const count of [1, 100])
    await took(`games by player of ${count} named games of the month`, () =>
      getGameSumsByPlayer(needs, { ...MONTH, ...BY_RESULT, games: GAME_KEYS.slice(0, count) }),
    )
  const [size] = await database.query<{ cells: number; sums: number }>(sql`
    select (select count(*) from reporting.account_day) as cells, (select count(*) from reporting.day_sum) as sums`)
  say(`cells by account: ${size?.cells}, sums without persons: ${size?.sums}`)
}

/** Accounts, sessions with their seeds, and rounds with valid chains and balances: each wins what it stakes. */
async function write(database: Database): Promise<void> {
  const each = Math.ceil(ROUNDS / PLAYERS)
  const sessions = Math.ceil(each / IN_A_ROW)
  await database.query(sql`select ledger.make_partitions('2026-09-01'::date, 3)`)
  await database.query(sql`insert into ledger.account (path, currency) values ('house:CZK:stakes', 'CZK')`)
  await database.query(sql`
    insert into ledger.account (path, currency) select 'player:' || n || ':cash', 'CZK' from generate_series(1, ${PLAYERS}::integer) n`)
  await database.query(sql`
    insert into ledger.balance (account_id, balance, seq, staked, won)
    select id, 100000, ${each}::bigint, ${each}::bigint * 100, ${each}::bigint * 100 from ledger.account where path like 'player:%'`)
  await database.query(sql`
    with made as materialized (
      select gen_random_uuid() as id, a.id as account_id, n from ledger.account a, generate_series(1, ${sessions}::integer) n
       where a.path like 'player:%'
    ), sat as (
      insert into game_rounds.session (id, token_hash, game_key, mode, lang, currency, player_id, account_id, player_session_id,
                                       player_session_started_at, opened_at, ends_at)
      select id, sha256(id::text::bytea), 'Game' || (account_id * 31 + n * 7) % ${GAMES}::integer, 'real', 'cs', 'CZK', account_id,
             account_id, id, now(), now(), now() from made
    )
    insert into game_rounds.seed (id, session_id, server_seed, commitment, client_seed, definition_hash, created_at)
    select gen_random_uuid(), id, '\\x00', 'load', n::text, 'hash', now() from made`)
  await database.query(sql`
    insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
    select gen_random_uuid(), s.account_id, (d.client_seed::integer - 1) * ${IN_A_ROW}::integer + k, 100, 100, 100000, d.no,
           '2026-10-01T00:00:00Z'::timestamptz
             + ((d.client_seed::integer - 1) * ${IN_A_ROW}::integer + k) * (interval '30 days' / ${each}::integer),
           (select id from ledger.account where path = 'house:CZK:stakes'), k - 1, 1
      from game_rounds.seed d join game_rounds.session s on s.id = d.session_id,
           generate_series(1, ${IN_A_ROW}::integer) k
     where (d.client_seed::integer - 1) * ${IN_A_ROW}::integer + k <= ${each}::integer`)
}
