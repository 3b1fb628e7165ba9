import { expect, test } from 'vitest'
import type { TimelineEntry } from '#contract/shapes/timeline.ts'
import { groupDays } from './group-days.ts'

const row = (at: string, what: string, amountMinor = 0, hasMoved = amountMinor !== 0): TimelineEntry => ({
  id: `${at} ${what}`,
  at,
  isDay: what === 'played',
  kind: 'money',
  what,
  actor: 'player',
  actorName: null,
  detail: null,
  amount: { amountMinor, currency: 'CZK' },
  hasMoved,
  count: null,
  limit: null,
  reference: null,
  label: null,
})
const dayOf = (at: string) => at.slice(0, 10)
const rows = [
  row('2026-11-21T22:59:59Z', 'played', -350),
  row('2026-11-21T12:00:00Z', 'withdrawal-done', 500, false),
  row('2026-11-21T11:00:00Z', 'withdrawal-requested', -500),
  row('2026-11-21T09:00:00Z', 'deposit-settled', 500),
  row('2026-11-20T09:00:00Z', 'deposit-settled', 200),
]

test('a day is summed by movements of the balance', () => {
  expect(groupDays(rows, { dayOf, hasMore: false, isWhole: true }).map(({ day, sums }) => [day, sums])).toEqual([
    ['2026-11-21', { deposits: 500, withdrawals: -500, play: -350 }],
    ['2026-11-20', { deposits: 200, withdrawals: 0, play: 0 }],
  ])
})

test('an incomplete day, or one without some kinds, has no sums', () => {
  expect(groupDays(rows, { dayOf, hasMore: true, isWhole: true }).map(({ sums }) => sums === null)).toEqual([
    false,
    true,
  ])
  expect(groupDays(rows, { dayOf, hasMore: false, isWhole: false }).every(({ sums }) => sums === null)).toBe(true)
})
