import { expect, test } from 'vitest'
import type { LimitKind } from '#contract/shapes/limits.ts'
import type { ChangeRow } from './limits.queries.ts'
import { strictestOf } from './person.ts'
import type { StandingLimit } from './standing-limits.ts'

const KIND = 'StakeMonthCasinoLimit'
const APRIL = '2026-03-31T22:00:00.000Z'
const MAY = '2026-04-30T22:00:00.000Z'

type Waits = { readonly to: number | null; readonly from: string }

function standing(kind: LimitKind, value: number | null, waits?: Waits): ReadonlyMap<LimitKind, StandingLimit> {
  const pending = waits && ({ kind, toValue: waits.to, effectiveAt: new Date(waits.from) } as ChangeRow)
  return new Map([[kind, { isChosen: true, value, pending }]])
}

const strictest = (
  own: ReadonlyMap<LimitKind, StandingLimit>,
  ...others: readonly ReadonlyMap<LimitKind, StandingLimit>[]
) => {
  const all = strictestOf(
    own,
    others.map((one) => ({ standing: one })),
  )
  const { value, pending } = all.get(KIND) ?? {}
  return { value, next: pending && { to: pending.toValue, from: pending.effectiveAt.toISOString() } }
}

test('one account has its own values', () => {
  const own = standing(KIND, 100, { to: 500, from: APRIL })
  expect(strictestOf(own, [])).toBe(own)
})

test('of several the strictest applies, lower or higher by its kind, and none is looser than any', () => {
  expect(strictest(standing(KIND, 300), standing(KIND, 200))).toEqual({ value: 200, next: undefined })
  expect(strictest(standing(KIND, null), standing(KIND, 200))).toEqual({ value: 200, next: undefined })
  const kind = 'LogonBreakWholeSystemLimit'
  expect(strictestOf(standing(kind, 30), [{ standing: standing(kind, 60) }]).get(kind)?.value).toBe(60)
})

test('the pending value of another account is the person’s, where that one is the strictest', () => {
  const there = standing(KIND, 200, { to: null, from: APRIL })
  expect(strictest(standing(KIND, null), there)).toEqual({ value: 200, next: { to: null, from: APRIL } })
  // The value of this account is the one that then applies.
  expect(strictest(standing(KIND, 300), there)).toEqual({ value: 200, next: { to: 300, from: APRIL } })
})

test('a looser value here changes nothing while another account has an equally strict one', () => {
  const own = standing(KIND, 200, { to: 900, from: APRIL })
  expect(strictest(own, standing(KIND, 200))).toEqual({ value: 200, next: undefined })
  expect(strictest(own, standing(KIND, 200, { to: 500, from: MAY }))).toEqual({
    value: 200,
    next: { to: 500, from: MAY },
  })
})

test('a kind that was chosen elsewhere only applies here too', () => {
  expect(strictest(new Map(), standing(KIND, 200))).toEqual({ value: 200, next: undefined })
})
