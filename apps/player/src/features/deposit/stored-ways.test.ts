import { describe, expect, it } from 'vitest'
import { CARD_STATES } from '#contract/states/card-states.ts'
import { depositAddress, paths, withCard } from '../../shell/paths.ts'
import { depositWays, wayId } from './deposit-ways.ts'
import { cardsToAllow, storedWays, type StoredCard } from './stored-ways.ts'

const ways = depositWays({ depositMethods: ['CardOnline', 'Bacs'], depositGateways: ['Csob'] })
const cards = CARD_STATES.map((state): StoredCard => ({
  cardId: `card-${state}`,
  gateway: 'Csob',
  state,
  lastDigits: '0006',
  expires: '12/39',
  registeredAt: '2026-11-27T08:00:00.000Z',
  paymentId: 'payment',
}))

describe('a stored card', () => {
  it('pays by one click once it is active, at a gateway of the brand', () => {
    expect(storedWays(cards, ways).map(wayId)).toEqual(['card-card-active'])
    expect(storedWays(cards, ways.slice(1))).toEqual([])
  })
  it('is to be allowed while it is stored and not active', () => {
    expect(cardsToAllow(cards).map(({ state }) => state)).toEqual(['registered', 'verified'])
  })
})

describe('the way from a deposit to its cards and back', () => {
  const deposit = paths.deposit('cs', '/cs/play/Sedmickar?mode=real', 30_000)
  const returnOf = (address: string) => new URL(address, 'https://site.test').searchParams.get('return')

  it('keeps the game and the amount, and presets the card', () => {
    const back = depositAddress(returnOf(paths.cards('cs', deposit)), 'cs')
    expect(back).toBe(deposit)
    const { searchParams } = new URL(withCard(deposit, 'one'), 'https://site.test')
    expect(Object.fromEntries(searchParams)).toEqual({
      return: '/cs/play/Sedmickar?mode=real',
      amount: '30000',
      card: 'one',
    })
    expect(withCard(paths.deposit('cs'), 'one')).toBe('/cs/deposit?card=one')
  })
  it('stays in the language of the page', () => {
    expect(depositAddress('/cs/deposit?amount=30000', 'sk')).toBe('/sk/deposit?amount=30000')
    expect(depositAddress('/xx/deposit', 'sk')).toBe('/sk/deposit')
  })
  it.each(['https://elsewhere.test/cs/deposit', '//elsewhere.test', '/cs/withdraw', '/cs/deposit/return', ''])(
    'does not lead to %s',
    (address) => expect(depositAddress(address, 'cs')).toBeUndefined(),
  )
})
