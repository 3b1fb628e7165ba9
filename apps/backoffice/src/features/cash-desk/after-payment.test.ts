import { expect, test } from 'vitest'
import type { CashPresence } from '#contract/shapes/cash.ts'
import { afterPayment } from './after-payment.ts'

const CZK = (amountMinor: number) => ({ amountMinor, currency: 'CZK' }) as const
const presence: CashPresence = {
  presenceId: '0190d3a0-7b1c-7000-8000-0123456789ab',
  playerId: 8812,
  name: 'Jana Nováková',
  birthDate: '1991-04-12',
  way: 'card-pin',
  goodUntil: '2026-11-26T09:00:00.000Z',
  balance: CZK(100_000),
  isWalletEnabled: true,
  today: { cashIn: CZK(50_000), cashOut: CZK(0) },
  law: { leftIn: CZK(950_000), leftOut: null, documentFrom: CZK(200_000), originFrom: null, isIdentified: false },
  endsAtCashOut: [{ id: 'one', kind: 'bonus', name: 'Spring bonus', left: CZK(5_000), rounds: null }],
}

test("cash in is added to today's sum, and reduces what the law still allows", () => {
  const after = afterPayment(presence, { amount: CZK(30_000), balance: CZK(130_000), isIdentified: true })
  expect(after).toMatchObject({
    balance: CZK(130_000),
    today: { cashIn: CZK(80_000), cashOut: CZK(0) },
    law: { leftIn: CZK(920_000), leftOut: null, isIdentified: true },
    endsAtCashOut: presence.endsAtCashOut,
  })
})

test('cash out is added to the other sum, and an identification remains valid', () => {
  const identified = { ...presence, law: { ...presence.law, isIdentified: true } }
  const after = afterPayment(identified, { amount: CZK(-40_000), balance: CZK(60_000), isIdentified: false })
  expect(after).toMatchObject({
    today: { cashIn: CZK(50_000), cashOut: CZK(40_000) },
    law: { leftIn: CZK(950_000), leftOut: null, isIdentified: true },
    endsAtCashOut: [],
  })
})
