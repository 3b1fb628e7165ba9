import { sql, type Database, type Querier } from '#server/kernel/index.ts'
import { eraseContacts, eraseIdentity } from '#server/players/personal-data.queries.ts'
import { checkFigures } from '#server/reporting/check-figures.ts'
import { countBooks } from '#server/reporting/count-books.ts'
import { sumFeeds } from '#server/reporting/feeds/sum-feeds.ts'
import type { ReportNeeds } from '#server/reporting/needs.ts'
import { rebuildFigures } from '#server/reporting/rebuild-figures.ts'
import type { Violation } from '../check/check-facts.ts'
import type { Market } from '../market.ts'
import { LAST_INSTANT } from '../virtual-days.ts'
import { liveBeside } from './live-beside.ts'
import * as people from './plain-people.ts'
import * as plain from './plain-sums.ts'
import { REPORTED_PEOPLE } from './reported-people.ts'
import { PART, REPORTED } from './reported-sums.ts'

const PLAIN: Readonly<Record<string, (db: Querier) => Promise<plain.Line[]>>> = {
  overview: plain.overviewOfEntries,
  'games by day': (db) => plain.gamesOfEntries(db, 'day'),
  'games by version': (db) => plain.gamesOfEntries(db, 'version'),
  'games by player': (db) => plain.gamesOfEntries(db, 'player'),
  accounts: plain.accountsOfLegs,
  funds: plain.fundsOfPayments,
  bonuses: plain.bonusesOfEntries,
  funnel: plain.funnelOfEntries,
  'games by player of a part': (db) => plain.gamesOfEntries(db, 'player', PART),
  months: people.monthsOfEntries,
  'performance by game': (db) => people.returnsOfEntries(db, 'game'),
  'performance by version': (db) => people.returnsOfEntries(db, 'version'),
  'performance by brand': (db) => people.returnsOfEntries(db, 'brand'),
  'performance by month': (db) => people.returnsOfEntries(db, 'month'),
  'performance by day': (db) => people.returnsOfEntries(db, 'day'),
  'performance by game of a part': (db) => people.returnsOfEntries(db, 'game', PART),
  'performance by month of a part': (db) => people.returnsOfEntries(db, 'month', PART),
  cohorts: people.cohortsOfEntries,
  declines: people.declinesOfBooks,
  venues: people.venuesOfFacts,
}
const ERASED_EVERY = 10
const DAY_MS = 86_400_000

/**
 * Counts the simulated month, and computes every report a second time from raw entries: no line may differ, neither now
 * nor after people were erased and the figures were rebuilt. Returns the number of compared lines, and each difference.
 */
export async function findWrongFigures(
  db: Database,
  market: Market,
): Promise<{ readonly lines: number; readonly violations: readonly Violation[] }> {
  const needs: ReportNeeds = {
    db,
    // After the last day.
    clock: { now: () => new Date(LAST_INSTANT.getTime() + 2 * DAY_MS) },
    timeZone: 'Europe/Bratislava',
    currency: market.key === 'CZE' ? 'CZK' : 'EUR',
    requiredPapers: [],
    gamesOf: () => [],
    nameDesks: async () => new Map(),
    provedOf: async () => people.PROVED,
  }
  await liveBeside(db)
  await countBooks(needs)
  await sumFeeds(needs)
  const first = await compareAll(needs)
  await eraseSome(db)
  const checked = await checkFigures(needs)
  await rebuildFigures(needs)
  const anew = await compareAll(needs)
  const wrong = [
    ...first.sentences,
    ...checked.differences.map(({ rule, detail }) => `the nightly check: ${rule} ${detail}`),
    ...anew.sentences.map((sentence) => `made anew: ${sentence}`),
  ]
  return {
    lines: first.lines,
    violations: wrong.map((sentence) => ({ rule: 'figures', no: 0, at: '', sentence })),
  }
}

/** Erases every tenth person like an erasure: the accounts remain, without names. */
async function eraseSome(db: Database): Promise<void> {
  const people = await db.query<{ id: number }>(sql`
    select id from players.player where id % ${ERASED_EVERY}::integer = 0 order by id`)
  await db.transaction(async (tx) => {
    for (const { id } of people) {
      await eraseIdentity(tx, id)
      await eraseContacts(tx, id)
    }
  })
}

async function compareAll(needs: ReportNeeds): Promise<{ lines: number; sentences: string[] }> {
  const sentences: string[] = []
  let lines = 0
  const reported = { ...REPORTED, ...REPORTED_PEOPLE }
  // A report of one side only is compared with nothing, so that it is noticed.
  for (const report of new Set([...Object.keys(reported), ...Object.keys(PLAIN)])) {
    const told = new Map(((await reported[report]?.(needs)) ?? []).map(({ key, figures }) => [key, figures]))
    const entries = new Map(((await PLAIN[report]?.(needs.db)) ?? []).map(({ key, figures }) => [key, figures]))
    lines += entries.size
    for (const key of new Set([...told.keys(), ...entries.keys()]))
      if (told.get(key) !== entries.get(key))
        sentences.push(
          `${report} ${key}: told ${told.get(key) ?? 'nothing'}, the entries say ${entries.get(key) ?? 'nothing'}`,
        )
  }
  return { lines, sentences }
}
