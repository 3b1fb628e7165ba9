import { expect, it } from 'vitest'
import { PAYMENT_STATES } from '#contract/states/payment-states.ts'
import { decideMove } from '#server/payments/decide-move.ts'
import { explainAttention } from './explain-attention.ts'

const STATUSES = [
  'pending',
  'authorised',
  'settled',
  'declined',
  'cancelled',
  'expired',
  'reversed',
  'refunded',
] as const

it('has advice for every attention of the payments room', () => {
  const reasons = PAYMENT_STATES.flatMap((state) => STATUSES.map((status) => decideMove(state, status).attention))
  const known = reasons.filter((reason) => reason !== undefined)
  expect(known.length).toBeGreaterThan(5)
  for (const reason of known) expect(explainAttention(reason).what, reason).not.toBe('attention.other')
})
it('advises against a payout if the bank and the books differ', () => {
  expect(explainAttention('mismatch: another-amount')).toMatchObject({ kind: 'risk', what: 'attention.amount' })
  expect(explainAttention('settled-after-refunded').what).toBe('attention.settledAfter')
  expect(explainAttention('declined-after-settled').what).toBe('attention.endedAfterCredit')
})
it('says of an unknown reason only that it is new', () => {
  expect(explainAttention('something-else').what).toBe('attention.other')
})
