import { expect, it } from 'vitest'
import { paysByTier } from './fill-cascade.ts'

const tiers = [5, 6, 8, 10]

it('tells each pay with the numbers that it is for, the highest first', () => {
  expect(paysByTier([7, 15, 40, 100], tiers)).toEqual([
    { count: '10+×', coins: 100 },
    { count: '8–9×', coins: 40 },
    { count: '6–7×', coins: 15 },
    { count: '5×', coins: 7 },
  ])
})

it('lets the last pay of a symbol that has no higher ones go for all above', () => {
  expect(paysByTier([140, 410], tiers).map(({ count }) => count)).toEqual(['6+×', '5×'])
  expect(paysByTier([175], tiers)).toEqual([{ count: '5+×', coins: 175 }])
})

it('leaves out tiers from which a symbol does not pay yet', () => {
  expect(paysByTier([0, 0, 40, 100], tiers).map(({ count }) => count)).toEqual(['10+×', '8–9×'])
})
