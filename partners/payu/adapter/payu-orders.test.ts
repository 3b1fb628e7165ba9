import { expect, it } from 'vitest'
import { takenBackIn } from './payu-orders.ts'

const refundOf = (refund: object) =>
  takenBackIn({
    orderId: 'O1',
    extOrderId: 'P1',
    refund: { status: 'FINALIZED', amount: '1000', statusDateTime: '2026-11-20T10:00:00Z', ...refund },
  })?.bankRefund

it('a refund by a bank is known by its number; without one a repeat is the same refund and another one is another', () => {
  expect(refundOf({ refundId: '9000001' })).toBe('9000001')
  expect(refundOf({ refundId: 9_000_001 })).toBe('9000001')
  const unnumbered = refundOf({})
  expect(refundOf({ refundId: '' })).toBe(unnumbered)
  expect(refundOf({ amount: '2000' })).not.toBe(unnumbered)
  expect(refundOf({ statusDateTime: '2026-11-21T10:00:00Z' })).not.toBe(unnumbered)
  expect(refundOf({ extRefundId: 'ours' })).toBeUndefined()
})
