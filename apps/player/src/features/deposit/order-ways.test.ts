import { describe, expect, it } from 'vitest'
import { depositWays, wayId } from './deposit-ways.ts'
import { orderWays, rememberedAs } from './order-ways.ts'

const all = depositWays({
  depositMethods: ['CardOnline', 'Bacs', 'Netera'],
  depositGateways: ['Csob', 'GPWebPay'],
})
const [card] = all
if (!card) throw new Error('There is a way by card.')
const stored = { ...card, storedCard: { cardId: '1', lastDigits: '1234' } }

describe('ways to pay in', () => {
  it('have one row for cards, at the acquirer that the brand names first', () => {
    const { ways, otherAcquirers } = orderWays(all, undefined)
    expect(ways.map(wayId)).toEqual(['Csob', 'transfer', 'wallet'])
    expect(otherAcquirers.map(wayId)).toEqual(['GPWebPay'])
  })
  it('begin with the last used one, after saved cards', () => {
    expect(orderWays([stored, ...all], 'wallet').ways.map(wayId)).toEqual(['card-1', 'wallet', 'Csob', 'transfer'])
    const other = { ...card, storedCard: { cardId: '2', lastDigits: '5678' } }
    expect(orderWays([stored, other, ...all], rememberedAs(other)).ways.map(wayId)).toEqual([
      'card-2',
      'card-1',
      'Csob',
      'transfer',
      'wallet',
    ])
    expect(orderWays(all, 'card').ways.map(wayId)).toEqual(['Csob', 'transfer', 'wallet'])
  })
  it('are remembered without the acquirer, and each stored card by itself', () => {
    expect(all.map(rememberedAs)).toEqual(['card', 'card', 'transfer', 'wallet'])
    expect(rememberedAs(stored)).toBe('card-1')
  })
})
