import { expect, it } from 'vitest'
import { receiptFacts, type Paid } from './receipt-facts.ts'

const names = {
  number: 'Číslo',
  settledAt: 'Přišlo',
  by: 'Přes',
  amount: 'Částka',
  fee: 'Poplatek',
  credited: 'Připsáno',
  player: 'Hráč',
}
const about = { locale: 'cs', zone: 'Europe/Bratislava', player: 'Jana Nováková, 7', names } as const
const paid: Paid = {
  paymentId: '0191d8a0-0000-7000-8000-0000000000aa',
  referenceNumber: '1234567890',
  direction: 'deposit',
  method: 'CardOnline',
  gateway: 'Unknown',
  amount: { amountMinor: 50_000, currency: 'CZK' },
  fee: { amountMinor: 0, currency: 'CZK' },
  state: 'settled',
  createdAt: '2026-11-26T09:00:00Z',
  settledAt: '2026-11-26T09:30:00Z',
}

it('says number, moment of the market, way, person and amount', () => {
  expect(receiptFacts(paid, about)).toEqual([
    ['Číslo', '1234567890'],
    ['Přišlo', '26. listopadu 2026 v 10:30:00'],
    ['Přes', 'Unknown'],
    ['Hráč', 'Jana Nováková, 7'],
    ['Částka', '500\u00a0Kč'],
  ])
})
it.each([
  ['ApplePay', 'Apple Pay, GP webpay'],
  ['GooglePay', 'Google Pay, GP webpay'],
  ['CardOnline', 'GP webpay'],
] as const)('names the wallet of the device with its gateway: %s', (method, words) => {
  expect(receiptFacts({ ...paid, method, gateway: 'GPWebPay' }, about)).toContainEqual(['Přes', words])
})
it('shows the deducted fee', () => {
  const facts = receiptFacts({ ...paid, fee: { amountMinor: 1_500, currency: 'CZK' } }, about)
  expect(facts.slice(-2)).toEqual([
    ['Poplatek', '15\u00a0Kč'],
    ['Připsáno', '485\u00a0Kč'],
  ])
})
