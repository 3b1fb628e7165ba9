import { describe, expect, it } from 'vitest'
import { PAYMENT_STATES, paymentCan } from '#contract/states/payment-states.ts'
import { nextAskAt, waitMsOf } from './polling-schedule.ts'
import { decideMove } from './decide-move.ts'
import type { CanonicalStatus } from './gateways/gateway.ts'

const STATUSES: CanonicalStatus[] = [
  'pending',
  'authorised',
  'settled',
  'declined',
  'cancelled',
  'expired',
  'reversed',
  'refunded',
  'error',
]

describe('decideMove', () => {
  it('never decides for a move that the states do not allow', () => {
    for (const state of PAYMENT_STATES)
      for (const status of STATUSES) {
        const { move } = decideMove(state, status)
        if (move) expect(paymentCan(move, state), `${state} on ${status}`).toBe(true)
      }
  })
  it('settles an open payment without attention of staff', () =>
    expect(decideMove('pending', 'settled')).toEqual({ move: 'settle' }))
  it.each(['expired', 'cancelled', 'declined', 'error'] as const)(
    'settles after %s, with attention of staff',
    (state) => expect(decideMove(state, 'settled')).toEqual({ move: 'settle', attention: 'late-success' }),
  )
  it('does nothing on a second success', () => expect(decideMove('settled', 'settled')).toEqual({}))
  it('ignores a late status that it is still open', () => expect(decideMove('settled', 'pending')).toEqual({}))
  it('never reverses a credit by itself', () => {
    for (const status of ['declined', 'cancelled', 'expired', 'reversed', 'refunded'] as const) {
      expect(decideMove('settled', status).move).toBeUndefined()
      expect(decideMove('settled', status).attention).toBeDefined()
    }
  })
  it('does not credit a refunded payment again', () =>
    expect(decideMove('refunded', 'settled')).toEqual({ attention: 'settled-after-refunded' }))
})

describe('nextAskAt', () => {
  const createdAt = new Date('2026-11-21T12:00:00Z')
  const method = 'CardOnline'
  const after = (ms: number) => new Date(createdAt.getTime() + ms)

  it('polls after 2 s, 5 s, 15 s and then each minute', () => {
    const waits = [0, 1, 2, 3, 40].map((statusAsks) =>
      nextAskAt({ method, state: 'pending', statusAsks, createdAt, attention: null }, createdAt),
    )
    expect(waits).toEqual([after(2_000), after(5_000), after(15_000), after(60_000), after(60_000)])
  })
  it('polls an expired payment for three days and then stops', () => {
    const next = (ms: number) =>
      nextAskAt({ method, state: 'expired', statusAsks: 9, createdAt, attention: null }, after(ms))
    expect(next(40 * 60_000)).toEqual(after(3_600_000))
    expect(next(3_600_000)).toEqual(after(2 * 3_600_000))
    expect(next(73 * 3_600_000)).toBeNull()
  })
  it('polls a bank transfer each hour, for days', () => {
    const transfer = { method: 'Bacs', state: 'pending', statusAsks: 20, createdAt, attention: null } as const
    expect(nextAskAt(transfer, after(60_000))).toEqual(after(120_000))
    expect(nextAskAt(transfer, after(3_600_000))).toEqual(after(2 * 3_600_000))
    expect(waitMsOf(transfer)).toBeGreaterThan(7 * 24 * 3_600_000)
    expect(waitMsOf({ method })).toBe(40 * 60_000)
  })
  it('does not poll a payment with a mismatch', () =>
    expect(
      nextAskAt(
        { method, state: 'pending', statusAsks: 0, createdAt, attention: 'mismatch: another-order' },
        createdAt,
      ),
    ).toBeNull())
  it.each(['settled', 'declined', 'cancelled', 'error'] as const)('does not poll a %s payment', (state) =>
    expect(nextAskAt({ method, state, statusAsks: 0, createdAt, attention: null }, createdAt)).toBeNull(),
  )
})
