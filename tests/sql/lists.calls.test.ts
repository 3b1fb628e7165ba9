import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TSchema } from 'typebox'
import type { CallDefinition } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import { LIST_NAMES, allLists, type ListName } from '#contract/lists/all-lists.ts'
import { sortKeys, type ListDefinition } from '#contract/lists/list.ts'
import { getPlayerBonusDetail, getPlayerBonusHistory } from '#contract/onling-v2/bonus-history.ts'
import { listOwnSecurityEvents } from '#contract/play-v1/own-profile.ts'
import {
  Refusal,
  sql,
  type Database,
  type ListQuestion,
  type ListSource,
  type Querier,
  type Sql,
} from '#server/kernel/index.ts'
import { openLists } from '#server/lists/test-lists.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

// Statements of declared lists are composed on request: here each list is requested in every order, with each of its
// filters, from its beginning and after a cursor, and PostgreSQL plans each statement.

let api: TestApi
let sources: Readonly<Record<string, ListSource>>
/** The same on existing rows. */
let whole: Readonly<Record<string, ListSource>>
let plans: string[] = []

beforeAll(async () => {
  api = await openTestApi()
  sources = (await openLists(api, planning(api.db))).sources
  whole = (await openLists(api, api.db)).sources
})
afterAll(() => api?.close())

/** A database that plans each query instead of running it, and returns no rows. */
function planning(db: Database): Database {
  const plan = async ({ text, values }: Sql) => {
    if (!text.includes('list_value') && !text.includes('count(')) return []
    const lines = await db.transaction(async (tx) => {
      await tx.query({ text: 'set local enable_sort = off', values: [] })
      await tx.query({ text: 'set local enable_seqscan = off', values: [] })
      await tx.query({ text: 'set local enable_incremental_sort = off', values: [] })
      return tx.query<Record<'queryPlan' | 'QUERY PLAN', string>>({ text: `explain ${text}`, values })
    })
    plans.push(lines.map((line) => line['QUERY PLAN'] ?? line.queryPlan).join('\n'))
    return []
  }
  const query = plan as unknown as Querier['query']
  return { ...db, query, transaction: (work) => work({ isTransaction: true, query }) }
}

const SOMEBODY = { userId: 1, permissions: ['players.reveal'] as const }
/** The value of a cursor, by the type in the database. */
const PLACES: Readonly<Record<string, string>> = {
  bigint: '5',
  integer: '5',
  smallint: '5',
  date: '2026-01-31',
  text: 'word',
  timestamptz: '2026-01-31 12:00:00.000123+01',
  uuid: '0190d3a0-7b1c-7000-8000-00000000e571',
}

/** A value that a filter accepts. */
function sampleOf(schema: TSchema): unknown {
  const {
    type,
    items,
    anyOf,
    enum: choices,
    const: only,
    format,
    pattern,
  } = schema as Record<string, unknown> & TSchema
  if (Array.isArray(choices)) return choices[0]
  if (only !== undefined) return only
  if (Array.isArray(anyOf)) return sampleOf(anyOf[0] as TSchema)
  if (type === 'array') return [sampleOf(items as TSchema)]
  if (type === 'integer') return 7
  if (type === 'boolean') return true
  if (String(pattern).includes('{12}')) return PLACES['uuid']
  if (format === 'date') return '2026-01-31'
  return format === 'date-time' ? '2026-01-31T12:00:00Z' : 'word'
}

async function planOf(name: string, question: ListQuestion): Promise<string> {
  plans = []
  await sources[name]?.page({ ...ofWhat(allLists[name as ListName]), ...question }, SOMEBODY)
  return plans[0] ?? ''
}

const OF_WHAT: Readonly<Record<string, string | number>> = {
  playerId: 7,
  figure: 'actives',
  rowId: '0190d3a0-7b1c-7000-8000-00000000e571',
  from: '2026-01-01',
  to: '2026-01-31',
  brand: 'brand',
  currency: 'CZK',
}

/** The required subject of a list's question. */
function ofWhat({ of = [] }: ListDefinition): ListQuestion {
  return Object.fromEntries(of.map((name) => [name, OF_WHAT[name] ?? PLACES['uuid']]))
}

/**
 * Lists that are read whole or streamed have no statements that depend on the question: they are requested all the
 * same.
 */
const WHOLE: readonly ListName[] = [
  'accounting-entries',
  'game-sums',
  'player-game-sums',
  'fund-sums',
  'player-fund-sums',
  'overview-days',
  'overview-months',
  'trial-balance',
  'game-performance',
  'first-deposit-funnel',
  'cohorts',
  'bonus-costs',
  'venue-sums',
  'payment-declines',
  'bonus-steps',
  'timeline',
  'venue-facts',
  'free-rounds-giving',
  'figure-people',
  'figure-protection',
  'bank-statements',
  'type-restrictions',
  'free-round-relations',
  'points',
  'person-changes',
  'migrations',
  'fee-tariffs',
  'approval-rules',
  'venues',
  'terminals',
  'pool-moves',
  'campaign-codes',
  'campaign-restrictions',
  'kiosks',
  'kiosk-rooms',
  'clients',
  'tournaments',
  'tournament-entries',
  'halls-of-fame',
  'tournament-restrictions',
  'exclusions',
  'cash-identifications',
  'cash-vouchers',
  'register-checks',
  'waiting-documents',
  'approvals',
  'bonuses',
  'campaigns',
  'free-rounds',
  'triggers',
  'event-definitions',
  'rounds',
  'player-rounds',
  'player-bonuses',
  'entries',
  'campaign-gifts',
  'not-given',
  'staff',
  'jackpot-pools',
  'privacy-requests',
  'firings',
  'law-decisions',
  'limit-changes',
]

it('the lists that are read whole or streamed are known', () => {
  expect(LIST_NAMES.filter((name) => sources[name]?.of.from === undefined).toSorted()).toEqual(WHOLE.toSorted())
})

/** Reads of staff that page without being a list of the product, and why. */
const PAGED_OTHERWISE: Readonly<Record<string, string>> = {
  [getPlayerBonusDetail.path]: 'the rounds of one bonus in its sheet, counted by it alone',
  [getPlayerBonusHistory.path]: 'the story of one bonus in its sheet; the steps of a day are a list',
  [listOwnSecurityEvents.path]: 'of one’s own sign-ins nobody makes a file; those of all staff are a list',
}

it('every other read of staff that pages is a list of the product', () => {
  const listed = new Set(Object.values(whole).map(({ call }) => call.path))
  const pages = ({ query, body, reply }: CallDefinition) =>
    [query, body].some((asked) => 'cursor' in propertiesOf(asked)) || 'nextCursor' in propertiesOf(reply)
  const others = catalogue.filter((call) => call.audience === 'staff' && pages(call) && !listed.has(call.path))
  expect(others.map(({ path }) => path).toSorted()).toEqual(Object.keys(PAGED_OTHERWISE).toSorted())
})

const propertiesOf = (schema: TSchema | undefined): object =>
  (schema as { readonly properties?: object } | undefined)?.properties ?? {}

/** Lists that read who asks without that their rows would hold anything that others may not see, and why. */
const SAME_FOR_ALL: Readonly<Record<string, string>> = {
  players: 'the permission to reveal players decides how a name is searched for',
  tickets: 'of the owners, one’s own can be chosen',
}

it('a list whose rows depend on who reads it says so', async () => {
  const [player] = await api.db.query<{ id: number }>(sql`select id from players.player limit 1`)
  for (const name of LIST_NAMES) {
    const read = new Set<PropertyKey>()
    const reader = new Proxy(SOMEBODY, {
      get: (of, key: keyof typeof SOMEBODY) => {
        read.add(key)
        return of[key]
      },
    })
    await whole[name]?.page({ ...ofWhat(allLists[name]), playerId: player?.id }, reader).catch(() => undefined)
    const isByReader = (allLists[name] as ListDefinition).isByReader === true || name in SAME_FOR_ALL
    if (read.has('permissions') || read.has('userId')) expect([name, isByReader]).toEqual([name, true])
  }
})

describe.each(WHOLE)('the list of %s, read whole or streamed', (name) => {
  const list: ListDefinition = allLists[name]
  // An unknown game is refused by its code, after the request was understood.
  const read = async (question: ListQuestion) =>
    whole[name]?.page(question, SOMEBODY).catch((error: unknown) => {
      if (error instanceof Refusal) return { rows: [], nextCursor: null }
      throw error
    })
  it('can be read and counted', async () => {
    expect(await read(ofWhat(list))).toMatchObject({ rows: expect.any(Array) as unknown })
    expect(await whole[name]?.totals(ofWhat(list), SOMEBODY)).toMatchObject({ isMore: false })
  })
  it.each(sortKeys(list).flatMap((sort) => [true, false].map((descending) => [sort, descending] as const)))(
    'by %s, falling: %s',
    async (sort, descending) => {
      expect(await read({ ...ofWhat(list), sort, descending })).toMatchObject({ rows: expect.any(Array) as unknown })
    },
  )
  it.each(Object.keys(list.filters))('can be filtered by %s', async (filter) => {
    const question = { ...ofWhat(list), [filter]: sampleOf(list.filters[filter] as TSchema) }
    expect(await read(question)).toMatchObject({ nextCursor: null })
  })
})

describe.each(LIST_NAMES.filter((name) => !WHOLE.includes(name)))('the list of %s', (name) => {
  const list: ListDefinition = allLists[name]
  it.each(sortKeys(list).flatMap((sort) => [true, false].map((descending) => [sort, descending] as const)))(
    'by %s, falling: %s: an index gives the order',
    async (sort, descending) => {
      expect(await planOf(name, { sort, descending })).toContain('Limit')
      expect(plans[0]).toMatch(/Index (?:Only )?Scan/)
      expect(plans[0]).not.toMatch(/^\s*(?:->\s*)?Sort\s+\(/m)
      expect(plans[0]).not.toContain('Disabled: true')
    },
  )
  it.each(sortKeys(list))('continues after a cursor of %s', async (sort) => {
    const { columns, key } = sources[name]?.of ?? {}
    const value = PLACES[columns?.[sort]?.type ?? ''] ?? ''
    const cursor = Buffer.from(JSON.stringify([sort, 1, value, PLACES[key?.type ?? ''] ?? ''])).toString('base64url')
    expect(await planOf(name, { sort, descending: true, cursor })).toMatch(/Index Cond: .*ROW\(|Index Cond: /)
  })
  it.each(Object.keys(list.filters))('can be filtered by %s', async (filter) => {
    expect(await planOf(name, { [filter]: sampleOf(list.filters[filter] as TSchema) })).toContain('Limit')
  })
  it('can be counted and summed', async () => {
    plans = []
    await sources[name]?.totals(ofWhat(list), SOMEBODY)
    expect(plans.every((plan) => plan.includes('Aggregate'))).toBe(true)
    expect(plans.length).toBe(list.columns.some(({ isSummed }) => isSummed) ? 2 : 1)
  })
})
