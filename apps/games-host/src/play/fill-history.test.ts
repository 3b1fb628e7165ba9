import { expect, it } from 'vitest'
import { leftOf } from './fill-history.ts'

const win = { amountMinor: 400, currency: 'CZK' } as const

it('shows the final result of a round', () => {
  expect(leftOf({ win })).toEqual(win)
  const steps = [{ pick: 'red', card: 1, winMinor: 800 }] as const
  expect(leftOf({ win, risk: { v: 1, steps: [...steps], winMinor: 800 } }).amountMinor).toBe(800)
  expect(leftOf({ win, risk: { v: 1, steps: [...steps], winMinor: 0 } }).amountMinor).toBe(0)
})
