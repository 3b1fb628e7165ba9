import { afterAll, beforeAll, expect, it } from 'vitest'
import { roundsWithDraws } from '#server/game-rounds/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { sql } from '../kernel/index.ts'
import { listCursors } from './moves.queries.ts'

const ACCOUNTS = 100_000
/** Accounts with an open session in the game; those of all others are over. */
const PLAYING = 40
const GAME = 'OvocnyKolotoc'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await db.query(sql`
    insert into ledger.account (path, currency)
    select 'player:' || n || ':cash', 'EUR' from generate_series(1, ${ACCOUNTS}::integer) n`)
  await db.query(sql`
    insert into ledger.balance (account_id, seq) select id, 10 from ledger.account where path like 'player:%:cash'`)
  await db.query(sql`
    insert into jackpots.cursor (account_id, seq, read_to) select account_id, 9, now() from ledger.balance`)
  await db.query(sql`
    insert into game_rounds.session
      (id, token_hash, game_key, mode, lang, currency, player_id, account_id, player_session_id, player_session_started_at,
       opened_at, ends_at, ended_at)
    select gen_random_uuid(), sha256(n::text::bytea), ${GAME}, 'real', 'sk', 'EUR', n, b.account_id, n::text, now(),
           now() - interval '2 hours', case when n <= ${PLAYING} then now() + interval '1 hour' else now() - interval '1 hour' end,
           case when n % 2 = 0 and n > ${PLAYING} then now() - interval '90 minutes' end
      from (select account_id, row_number() over (order by account_id) as n from ledger.balance) b`)
  for (const table of ['ledger.balance', 'jackpots.cursor', 'game_rounds.session'])
    await db.query({ text: `analyze ${table}`, values: [] })
}, 300_000)
afterAll(() => db?.close())

type Plan = { readonly 'Node Type': string; readonly 'Relation Name'?: string; readonly Plans?: readonly Plan[] } & {
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Tables with a row per account that are scanned sequentially; partitions of entries are empty here. */
const wholeTables = (nodes: readonly Plan[]) =>
  nodes.flatMap(({ 'Node Type': type, 'Relation Name': table = '' }) =>
    type === 'Seq Scan' && !table.startsWith('entry') ? [table] : [],
  )

const pagesOf = (plans: readonly Plan[]): number =>
  plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0)

/** Query plans of a reader's statements. */
async function plansOf(ask: (querier: Querier) => Promise<unknown>): Promise<Plan[]> {
  const plans: Plan[] = []
  await ask({
    query: async ({ text, values }) => {
      const explained = { text: `explain (analyze, buffers, format json) ${text}`, values }
      const [row] = await db.query<Record<string, [{ Plan: Plan }]>>(explained)
      for (const [{ Plan: plan }] of Object.values(row ?? {})) plans.push(plan)
      return db.query({ text, values })
    },
  })
  return plans
}

it('reads accounts that may have played, and no others', async () => {
  const rounds = roundsWithDraws(new Uint8Array(32))
  const since = new Date(Date.now() - 10 * 60_000)
  let accountIds: readonly number[] = []
  const plans = await plansOf(async (querier) => {
    accountIds = await rounds.whoMayHavePlayed(querier, [GAME], since)
    const cursors = await listCursors(querier, accountIds)
    expect(cursors).toHaveLength(PLAYING)
    for await (const portion of rounds.readOn(querier, cursors, since, accountIds))
      expect(portion.cursors).toHaveLength(PLAYING)
  })
  expect(accountIds).toHaveLength(PLAYING)
  expect(plans.length).toBeGreaterThanOrEqual(4)
  const nodes = plans.flatMap(nodesOf)
  expect(nodes.map((node) => node['Node Type'])).toContain('Index Scan')
  expect(wholeTables(nodes)).toEqual([])
  // A few pages per account that plays; the three tables have thousands.
  expect(pagesOf(plans)).toBeLessThan(PLAYING * 40)
})

it('would read all accounts without that', async () => {
  const rounds = roundsWithDraws(new Uint8Array(32))
  const plans = await plansOf(async (querier) => {
    const cursors = await listCursors(querier)
    expect(cursors).toHaveLength(ACCOUNTS)
    await rounds.readOn(querier, cursors, new Date()).next()
  })
  expect(wholeTables(plans.flatMap(nodesOf))).toContain('cursor')
  expect(pagesOf(plans)).toBeGreaterThan(ACCOUNTS / 100)
})
