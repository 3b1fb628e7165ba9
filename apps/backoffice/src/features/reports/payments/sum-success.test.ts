import { expect, it } from 'vitest'
import { PAYMENT_STATES } from '#contract/states/payment-states.ts'
import { WITHDRAWAL_STATES } from '#contract/states/withdrawal-states.ts'
import { overOf, sumSuccess, type WaySum } from './sum-success.ts'

const card = (state: string, count: number, more: Partial<WaySum> = {}): WaySum => ({
  direction: 'deposit',
  method: 'Card',
  gateway: 'one',
  state,
  count,
  ...more,
})

it('a method has the number of its finished payments, the successful ones, and the reasons of the others', () => {
  const rows = sumSuccess([
    card('settled', 6),
    card('settled', 1),
    card('refunded', 1),
    card('declined', 1),
    card('expired', 3),
    card('pending', 5),
    card('done', 2, { direction: 'withdrawal', method: 'BankTransfer' }),
  ])
  expect(rows).toEqual([
    {
      direction: 'deposit',
      method: 'Card',
      gateway: 'one',
      over: 12,
      succeeded: 8,
      waiting: 5,
      failed: [
        { state: 'expired', count: 3 },
        { state: 'declined', count: 1 },
      ],
    },
    { direction: 'withdrawal', method: 'BankTransfer', gateway: 'one', over: 2, succeeded: 2, waiting: 0, failed: [] },
  ])
})

it('each state is success, failure, or unfinished', () => {
  const waiting = [...PAYMENT_STATES, ...WITHDRAWAL_STATES].filter(
    (state) => sumSuccess([card(state, 1)])[0]?.waiting === 1,
  )
  expect(new Set(waiting)).toEqual(
    new Set(['created', 'pending', 'authorised', 'requested', 'suspended', 'confiscation-proposed', 'sent']),
  )
})

it('a failed deposit is a share of its gateway, a failed withdrawal of all of its method', () => {
  const out = { direction: 'withdrawal', method: 'Bacs' } as const
  const ways = sumSuccess([
    card('settled', 6),
    card('settled', 9, { gateway: 'two' }),
    card('done', 3, { ...out, gateway: 'PayoutOne' }),
    card('refused', 1, { ...out, gateway: 'Bacs' }),
  ])
  expect(overOf(ways, { direction: 'deposit', method: 'Card', gateway: 'one' })).toBe(6)
  expect(overOf(ways, { ...out, gateway: 'Bacs' })).toBe(4)
})
