import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIST_NAMES, allLists } from '#contract/lists/all-lists.ts'
import { sortKeys, type ListDefinition } from '#contract/lists/list.ts'
import { listDepositsToJudge } from '#contract/play-v1/backoffice.ts'
import { getTotals } from '#contract/play-v1/lists.ts'
import { listPendingWithdrawPlayers } from '#contract/onling-v2/withdrawals.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { insertDeposits } from './test-lists.ts'

type Row = { paymentId: string; amount: { amountMinor: number }; gateway: string }
type Page = { rows: Row[]; nextCursor: string | null }

let api: TestApi
let playerId: number
let seed = 20_261_125
/** Random numbers that are the same in every run. */
const chance = (most: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed % most
}

beforeAll(async () => {
  api = await openTestApi()
  playerId = (await api.db.query<{ id: number }>(sql`select id from players.player`))[0]?.id ?? 0
  await insertDeposits(api.db, { count: 120, playerId, at: api.clock.now() })
})
afterAll(() => api?.close())

async function ask(path: string, query: string) {
  const token = (await api.freshToken('staff')) ?? ''
  return api.app.inject({ url: `${path}?${query}`, headers: { authorization: `Bearer ${token}` } })
}
const deposits = async (query: string) => (await ask(listDepositsToJudge.path, query)).json<Page>()

/** The simple computation to compare with: every row of the filter, sorted by the database's values. */
async function model(order: string, isDown: boolean, gateways: readonly string[] | null) {
  const rows = await api.db.query<{ id: string; gateway: string; createdAt: string; amountMinor: number }>(sql`
    select id, gateway, created_at::text as created_at, amount_minor from payments.payment where direction = 'deposit'`)
  const value = (row: (typeof rows)[number]) => (order === 'amount' ? row.amountMinor : row.createdAt)
  return rows
    .filter(({ gateway }) => gateways === null || gateways.includes(gateway))
    .sort((a, b) => {
      const [x, y] = [value(a), value(b)]
      const way = x < y ? -1 : x > y ? 1 : a.id < b.id ? -1 : 1
      return isDown ? -way : way
    })
    .map(({ id }) => id)
}

describe('pages of a list', () => {
  it.each([
    ['createdAt', true, null],
    ['createdAt', false, ['PayU']],
    ['amount', true, null],
    ['amount', false, ['Csob', 'PayU']],
  ] as const)('by %s, falling: %s, of %j: each row once, whatever comes meanwhile', async (sort, isDown, gateways) => {
    const filter = (gateways ?? []).map((gateway) => `&gateways=${gateway}`).join('')
    const before = await model(sort, isDown, gateways)
    const found: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const after = cursor === '' ? '' : `&cursor=${cursor}`
      const limit = 1 + chance(40)
      const page: Page = await deposits(`which=all&sort=${sort}&descending=${isDown}&limit=${limit}${filter}${after}`)
      found.push(...page.rows.map(({ paymentId }) => paymentId))
      cursor = page.nextCursor
      await insertDeposits(api.db, {
        count: 1 + chance(5),
        playerId,
        at: new Date(api.clock.now().getTime() - chance(3e6)),
      })
    }
    expect(new Set(found).size).toBe(found.length)
    expect(found.filter((id) => before.includes(id))).toEqual(before)
    // Rows that were inserted meanwhile are in their place too.
    const now = await model(sort, isDown, gateways)
    expect(found).toEqual(now.filter((id) => found.includes(id)))
  })

  it('of a list are counted and summed over the whole filter', async () => {
    const rows = await api.db.query<{ amountMinor: number }>(sql`
      select amount_minor from payments.payment where direction = 'deposit' and gateway = 'Csob'`)
    const question = encodeURIComponent('which=all&gateways=Csob&gateways=Nobody')
    const totals = (await ask(getTotals.path, `list=deposits&question=${question}`)).json<object>()
    expect(totals).toEqual({
      at: expect.any(String) as unknown,
      count: rows.length,
      isMore: false,
      sums: [
        {
          currency: 'CZK',
          count: rows.length,
          sums: {
            amount: rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
            fee: 0,
            partnerFee: 0,
            refunded: 0,
          },
        },
      ],
    })
  })

  it('begin without a requested order as before: deposits to judge, newest first', async () => {
    const { rows } = await deposits('')
    expect(rows.length).toBeGreaterThan(10)
    const [to] = await api.db.query<{ count: number }>(sql`
      select count(*) as count from payments.payment where attention is not null`)
    expect(rows.length).toBe(Math.min(50, to?.count ?? 0))
  })
})

describe('a hostile question', () => {
  const cursorOf = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  it.each([
    ['a column that it is not ordered by', 'sort=attention'],
    ['words of a statement', `sort=${encodeURIComponent('amount; drop table payments.payment')}`],
    ['an unknown filter', 'holder=Jana'],
    ['a state that is none', 'states=paid'],
    ['a cursor that is none', 'cursor=abc'],
    [
      'a cursor of another order',
      `sort=amount&descending=true&cursor=${cursorOf(['createdAt', 1, '2026-01-01', 'x'])}`,
    ],
    ['a cursor without a moment', `cursor=${cursorOf(['createdAt', 1, 'yesterday at noon or so', 'x'])}`],
    ['a cursor without an id', `cursor=${cursorOf(['createdAt', 1, '2026-01-01', '1 or 1=1'])}`],
    ['a cursor beyond all numbers', `sort=amount&descending=true&cursor=${cursorOf(['amount', 1, '9e99', 'x'])}`],
    ['a cursor with a null byte', `cursor=${cursorOf(['createdAt', 1, '\0', 'x'])}`],
    ['a bound that is none', 'from=yesterday'],
  ])('%s is refused by name', async (_, query) => {
    const answer = await ask(listDepositsToJudge.path, query)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'ERR_INVALID_INPUT'])
  })

  it('of totals is checked as the list itself, and needs its right', async () => {
    const asked = `list=deposits&question=${encodeURIComponent('states=paid')}`
    expect((await ask(getTotals.path, asked)).json()).toMatchObject({ code: 'ERR_LIST_QUESTION' })
    const token = await api.tokenOfRole('games')
    const answer = await api.app.inject({
      url: `${getTotals.path}?list=deposits`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(403)
  })
})

it('what a list’s own call refuses is a question that its totals refuse', async () => {
  const answer = await ask(getTotals.path, `list=rounds&question=${encodeURIComponent('gameKey=NoSuchGame')}`)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'ERR_LIST_QUESTION'])
})

it('every list says what each of its columns is ordered and narrowed by', async () => {
  for (const name of LIST_NAMES) {
    const list: ListDefinition = allLists[name]
    const of = (list.of ?? []).map((one) => (one === 'view' ? 'view=open&' : `${one}=${playerId}&`)).join('')
    for (const sort of sortKeys(list))
      expect(
        (await ask(getTotals.path, `list=${name}&question=${encodeURIComponent(`${of}sort=${sort}`)}`)).statusCode,
        `${name} by ${sort}`,
      ).toBe(200)
  }
  expect((await ask(listPendingWithdrawPlayers.path, 'states=pending&signals=no-deposit&sort=amount')).statusCode).toBe(
    200,
  )
})
