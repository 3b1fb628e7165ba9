import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { defineCall } from '#contract/call.ts'
import { Bound, cellOf, defineList, someOf } from '#contract/lists/list.ts'
import { Money } from '#contract/shapes/money.ts'
import { page } from '#contract/shapes/fields.ts'
import { makeWalkedList } from './walked-list.ts'
import { makeWholeList } from './whole-list.ts'

const list = defineList({
  name: 'things',
  permission: 'players.read',
  columns: [
    { key: 'name', at: 'terms.name', kind: 'text', text: 'x', sorts: true },
    { key: 'kind', kind: 'choice', text: 'x', choices: ['a', 'b'], filter: { anyOf: 'kinds' } },
    { key: 'cost', kind: 'money', text: 'x', sorts: true, isSummed: true, filter: { from: 'minMinor' } },
    { key: 'endedAt', kind: 'moment', text: 'x', sorts: true, filter: { from: 'from', to: 'to' } },
  ],
  filters: { kinds: someOf(['a', 'b']), minMinor: Type.Optional(Type.Integer()), from: Bound, to: Bound },
  order: { by: 'name', descending: false },
})
const Row = Type.Object({
  id: Type.String(),
  terms: Type.Object({ name: Type.String() }),
  kind: Type.String(),
  cost: Money,
  endedAt: Type.Union([Type.String(), Type.Null()]),
})
const call = defineCall({
  method: 'GET',
  path: '/capi/Test/List',
  audience: 'staff',
  summary: 'x',
  query: Type.Object({}),
  reply: page(Row),
  refusals: [],
})
const row = (id: string, name: string, amountMinor: number, endedAt: string | null = null) => ({
  id,
  terms: { name },
  kind: amountMinor > 200 ? 'a' : 'b',
  cost: { amountMinor, currency: 'CZK' as const },
  endedAt,
})
const reader = { userId: 1, permissions: [] }
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).join('')

describe('a list that is read whole', () => {
  const rows = [
    row('1', 'Žito', 300, '2026-11-01T00:00:00.000Z'),
    row('2', 'člun', 100),
    row('3', 'Cesta 10', 300, '2026-11-03T00:00:00.000Z'),
    row('4', 'cesta 9', 200, '2026-11-02T00:00:00.000Z'),
  ]
  const things = makeWholeList({ list, call, keyOf: ({ id }) => id, read: async () => rows })

  it('is in the order of words as people look for them, and of figures', async () => {
    expect(ids((await things.page({}, reader)).rows)).toBe('4321')
    expect(ids((await things.page({ sort: 'cost', descending: true }, reader)).rows)).toBe('3142')
  })
  it.each([true, false])('has what is not there last, falling: %s', async (descending) => {
    const { rows: found } = await things.page({ sort: 'endedAt', descending }, reader)
    expect(ids(found)).toBe(descending ? '3412' : '1432')
  })
  it.each(['name', 'cost', 'endedAt'])('by %s: each row once, whatever comes between two pages', async (sort) => {
    const all = ids((await things.page({ sort }, reader)).rows)
    const first = await things.page({ sort, limit: 2 }, reader)
    rows.push(row('0', 'Aaa', 1, '2026-01-01T00:00:00.000Z'))
    const second = await things.page({ sort, limit: 2, cursor: first.nextCursor ?? '' }, reader)
    rows.pop()
    expect(ids(first.rows) + ids(second.rows)).toBe(all)
    expect(second.nextCursor).toBeNull()
  })
  it('is narrowed, counted and summed', async () => {
    expect(ids((await things.page({ kinds: ['a'] }, reader)).rows)).toBe('31')
    expect(ids((await things.page({ minMinor: 200, from: '2026-11-02T00:00:00Z' }, reader)).rows)).toBe('43')
    expect(ids((await things.page({ to: '2026-11-02T01:00:00+01:00' }, reader)).rows)).toBe('1')
    expect(await things.totals({ kinds: ['a'] }, reader)).toEqual({
      count: 2,
      isMore: false,
      sums: [{ currency: 'CZK', count: 2, sums: { cost: 600 } }],
    })
  })
  it('refuses a cursor that says nothing, and more rows than it is for', async () => {
    await expect(things.page({ sort: 'cost', cursor: 'x' }, reader)).rejects.toThrow('ERR_INVALID_INPUT')
    const many = makeWholeList({
      list,
      call,
      keyOf: ({ id }) => id,
      read: async (_q, _r, most) => Array(most).fill(rows[0]),
    })
    await expect(many.page({}, reader)).rejects.toMatchObject({ code: 'ERR_LIST_TOO_WIDE' })
  })
})

describe('a list that is walked through', () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => row(String(at), `n${at}`, at % 3 === 0 ? 300 : 100))
  const walked = makeWalkedList({
    list,
    call,
    read: async ({ cursor = '0' }: { cursor?: string }, _reader, limit) => {
      const end = Number(cursor) + limit
      return { rows: rows.slice(Number(cursor), end), nextCursor: end < rows.length ? String(end) : null }
    },
  })
  it('continues by the cursor of its room, past pages of which nothing is needed', async () => {
    const first = await walked.page({ limit: 2, minMinor: 300 }, reader)
    expect(ids(first.rows)).toBe('0')
    expect((await walked.page({ limit: 1, minMinor: 300, cursor: '1' }, reader)).rows).toMatchObject([{ id: '3' }])
  })
  it('is counted and summed to its end', async () => {
    expect(await walked.totals({ minMinor: 300 }, reader)).toMatchObject({
      count: 400,
      sums: [{ sums: { cost: 120_000 } }],
    })
    // Not for a file: that would read all of them twice.
    expect(await walked.count({}, reader)).toBeNull()
  })
  it('is counted by its room where that knows how many there are, without being read', async () => {
    const { isSummed: _, ...cost } = list.columns[2]
    const summed = makeWalkedList({
      list: defineList({ ...list, columns: [cost], order: { by: 'cost', descending: false } }),
      call,
      read: async () => {
        throw new Error('read')
      },
      count: async () => 12_000,
    })
    expect(await summed.count({}, reader)).toBe(12_000)
    expect(await summed.totals({}, reader)).toEqual({ count: 10_000, isMore: true, sums: [] })
  })
})

describe('money of a row that has its currency beside it', () => {
  const column = { key: 'stake', minorAt: 'stakeMinor' }
  it('is its minor units in this currency, and nothing where there are none', () => {
    expect(cellOf({ stakeMinor: 1_250, currency: 'CZK' }, column)).toEqual({ amountMinor: 1_250, currency: 'CZK' })
    expect(cellOf({ stakeMinor: null, currency: 'CZK' }, column)).toBeUndefined()
  })
})
