import { describe, expect, it } from 'vitest'
import { waysToGoFirst, wayMissed } from './ways-back.ts'

const payout = { gateway: 'PayoutOne', leftMinor: 50_000 }
const card = { gateway: 'PayUCard', leftMinor: 70_000 }
const bank = { gateway: 'Csob', leftMinor: 900_000 }
const methods = ['BankTransfer', 'PayoutOne', 'PayUCard']
const of = (more: object = {}) => ({ methods, waysIn: [card, payout, bank], hasCard: true, minMinor: 20_000, ...more })

describe('ways back that must be used first', () => {
  it('are those that took deposits and can pay out, in the order of the deposits', () =>
    expect(waysToGoFirst(of())).toEqual([card, payout]))
  it('are not a card that is not stored', () => expect(waysToGoFirst(of({ hasCard: false }))).toEqual([payout]))
  it('are not one that staff closed to the player', () =>
    expect(waysToGoFirst(of({ methods: ['BankTransfer'] }))).toEqual([]))
  it('are not one whose rest is below the minimum withdrawal', () =>
    expect(waysToGoFirst(of({ minMinor: 60_000 }))).toEqual([card]))
})

describe('the way that must be used instead', () => {
  it('is the first one, when another is chosen', () => expect(wayMissed([card, payout], 'BankTransfer')).toBe(card))
  it('is none when any of them is chosen, or there are none', () => {
    expect(wayMissed([card, payout], 'PayoutOne')).toBeUndefined()
    expect(wayMissed([], 'BankTransfer')).toBeUndefined()
  })
})
