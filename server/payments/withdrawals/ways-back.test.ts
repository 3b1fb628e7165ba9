import { describe, expect, it } from 'vitest'
import { waysToGoFirst, wayMissed } from './ways-back.ts'

const payout = { gateway: 'PayoutOne', leftMinor: 50_000 }
const card = { gateway: 'PayUCard', leftMinor: 70_000 }
const bank = { gateway: 'Csob', leftMinor: 900_000 }
const methods = ['BankTransfer', 'PayoutOne', 'PayUCard']
const of = (more: object = {}) => ({ methods, waysIn: [card, payout, bank], hasCard: true, minMinor: 20_000, ...more })

describe('ways by which money goes back first', () => {
  it('are those that took it and can pay out, in the order in which they took it', () =>
    expect(waysToGoFirst(of())).toEqual([card, payout]))
  it('are not a card that nobody keeps', () => expect(waysToGoFirst(of({ hasCard: false }))).toEqual([payout]))
  it('are not one that staff closed to the player', () =>
    expect(waysToGoFirst(of({ methods: ['BankTransfer'] }))).toEqual([]))
  it('are not one of which less is left than can be withdrawn', () =>
    expect(waysToGoFirst(of({ minMinor: 60_000 }))).toEqual([card]))
})

describe('the way that is missed', () => {
  it('is the first one, when another is chosen', () => expect(wayMissed([card, payout], 'BankTransfer')).toBe(card))
  it('is none when any of them is chosen, or none is open', () => {
    expect(wayMissed([card, payout], 'PayoutOne')).toBeUndefined()
    expect(wayMissed([], 'BankTransfer')).toBeUndefined()
  })
})
