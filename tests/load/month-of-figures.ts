import type { Database } from '#server/kernel/index.ts'
import { openDatabase, sql, systemClock } from '#server/kernel/index.ts'
import { getAccounting } from '#server/reporting/accounting.ts'
import { makeMonth } from '#server/reporting/by-month/make-months.queries.ts'
import { sumDaysOf } from '#server/reporting/days/day-sums.queries.ts'
import { getGameSums, getGameSumsByPlayer } from '#server/reporting/game-sums.ts'
import type { ReportNeeds } from '#server/reporting/needs.ts'
import { getOverview } from '#server/reporting/overview.ts'
import { getPlayCohorts } from '#server/reporting/people/funnel.ts'
import { getGamePerformance } from '#server/reporting/performance/game-performance.ts'
import { setUpDatabase } from '../database-setup.ts'
import { execute, withDatabase } from '../database.ts'
import { usedSeconds } from './used-seconds.ts'

// The read model of a month of 20 M rounds, inserted directly (without the rounds), and each report of that month,
// three times, of which the last is printed. `node tests/load/month-of-figures.ts [rounds] [players]`
const ROUNDS = Number(process.argv[2] ?? 20_000_000)
const PLAYERS = Number(process.argv[3] ?? 100_000)
const GAMES = 200
/** Rounds of a player in one game on one day. */
const IN_A_CELL = 25
const MONTH = { from: '2026-10-01', to: '2026-10-31' }
/** Half of the days: what costs most, as neither these nor the others are few. */
const HALF = { from: '2026-10-09', to: '2026-10-23' }
/** All but three days. */
const PART = { from: '2026-10-04', to: '2026-10-31' }

const say = (line: string) => process.stdout.write(`${line}\n`)

const end = await setUpDatabase()
const server = process.env['TEST_DATABASE_SERVER'] ?? ''
await execute(server, `create database load_month template ${process.env['TEST_DATABASE_TEMPLATE'] ?? ''}`)
const db = openDatabase({ url: withDatabase(server, 'load_month'), connections: 4, applicationName: 'load' })
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
  await write(database)
  const [size] = await database.query<{ cells: number; rounds: number; sums: number }>(sql`
    select count(*) as cells, sum(rounds)::bigint as rounds, (select count(*) from reporting.day_sum) as sums
      from reporting.account_day`)
  say(
    `${size?.rounds} rounds of ${PLAYERS} players: ${size?.cells} cells by account, ${size?.sums} sums without persons`,
  )
  const reports: Readonly<Record<string, () => Promise<unknown>>> = {
    'overview by day': () => getOverview(needs, MONTH, 'day'),
    'overview of the month': () => getOverview(needs, MONTH, 'month'),
    'games by game': () => getGameSums(needs, { ...MONTH, by: 'game', sort: 'ggr', descending: true }),
    'games by day': () => getGameSums(needs, { ...MONTH, by: 'day' }),
    'games by player': () => getGameSumsByPlayer(needs, { ...MONTH, sort: 'ggr', descending: true }),
    'games by player of one game': () =>
      getGameSumsByPlayer(needs, { ...MONTH, games: ['Game7'], sort: 'ggr', descending: true }),
    'trial balance': () => getAccounting(needs, MONTH),
    'performance of games': () => getGamePerformance(needs, MONTH),
    'performance by version': () => getGamePerformance(needs, { ...MONTH, by: 'version' }),
    'performance by day': () => getGamePerformance(needs, { ...MONTH, by: 'day' }),
    'cohorts of the month': () => getPlayCohorts(needs, MONTH),
    'overview of a part of a month': () => getOverview(needs, PART, 'month'),
    'games by player of a part': () => getGameSumsByPlayer(needs, { ...PART, sort: 'ggr', descending: true }),
    'performance of games of a part': () => getGamePerformance(needs, PART),
    'overview of half a month': () => getOverview(needs, HALF, 'month'),
    'games by player of half a month': () => getGameSumsByPlayer(needs, { ...HALF, sort: 'ggr', descending: true }),
    'performance of games of half a month': () => getGamePerformance(needs, HALF),
    'performance by version of half a month': () => getGamePerformance(needs, { ...HALF, by: 'version' }),
  }
  for (const [name, read] of Object.entries(reports)) {
    let told = ''
    for (let time = 1; time <= 3; time += 1) {
      const [begun, before] = [performance.now(), await usedSeconds(database)]
      await read()
      const [seconds, after] = [(performance.now() - begun) / 1000, await usedSeconds(database)]
      told = `${seconds.toFixed(2)} s, processor ${(after.own - before.own + after.database - before.database).toFixed(2)} s`
    }
    say(`${name}: ${told}`)
  }
}

/** Cells of the day book and their sums: each player plays some games on some days. */
async function write(database: Database): Promise<void> {
  const cells = Math.ceil(ROUNDS / IN_A_CELL / PLAYERS)
  await database.query(sql`
    insert into reporting.account (id, path, currency, player_id, target, account_group)
    select n, 'player:' || n || ':cash', 'CZK', n, 'brand_a', 'player:cash' from generate_series(1, ${PLAYERS}::integer) n
    union all select 0, 'house:CZK:stakes', 'CZK', null, '', 'house:CZK:stakes'`)
  await database.query(sql`
    insert into reporting.account_day (day, account_id, contra_id, kind, game_key, definition_hash, entries, rounds, debit, credit,
                                       first_stake, stake_squares)
    select '2026-10-01'::date + c % 31, n, 0, 1, 'Game' || (n * 31 + c * 7) % ${GAMES}::integer, 'hash', ${IN_A_CELL}::integer,
           ${IN_A_CELL}::integer, ${IN_A_CELL}::integer * 100, ${IN_A_CELL}::integer * 95, ${IN_A_CELL}::integer * 100,
           ${IN_A_CELL}::integer * 10000
      from generate_series(1, ${cells}::integer) c, generate_series(1, ${PLAYERS}::integer) n`)
  await database.query(sql`
    insert into reporting.day_sum (day, target, currency, account_group, contra_path, kind, game_key, definition_hash, entries, rounds,
                                   debit, credit, first_stake, stake_squares)
    select d.day, 'brand_a', 'CZK', 'player:cash', 'house:CZK:stakes', 1, d.game_key, d.definition_hash, sum(entries)::bigint,
           sum(rounds)::bigint, sum(debit)::bigint, sum(credit)::bigint, sum(first_stake)::bigint, sum(stake_squares)
      from reporting.account_day d group by d.day, d.game_key, d.definition_hash`)
  await writeMonth(database)
  await database.query(sql`vacuum analyze reporting.account_day`)
  await database.query(sql`analyze`)
  const days = Array.from({ length: 31 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`)
  await database.transaction((tx) => sumDaysOf(tx, days))
}

/** The month of people and games, and the people themselves. */
async function writeMonth(database: Database): Promise<void> {
  await database.transaction((tx) => makeMonth(tx, '2026-10-01'))
  await database.query(sql`
    insert into reporting.person (player_id, target, registered_on, first_stake_on)
    select player_id, 'brand_a', '2026-10-01'::date - (player_id % 300)::integer, '2026-10-01' from reporting.account
     where player_id is not null`)
}
