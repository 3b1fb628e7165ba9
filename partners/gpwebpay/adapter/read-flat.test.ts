import { describe, expect, it } from 'vitest'
import { readPartnerList } from '#server/payments/reconciliation/read-partner-list.ts'
import { readFlat } from './read-flat.ts'

const DAY = '2026-11-21'
const flat = (...rows: string[]) =>
  readPartnerList(Buffer.from(['00"20261122"1"m"9"1', '61"CZK', ...rows, '99"(---END OF ADVICE---)'].join('\r\n')), {
    day: DAY,
    readOwn: readFlat,
  })
const paid = (order: string, [amount, fee, net]: readonly string[], date = '21.11.2026') =>
  `24"252017"0261122"${date}"182824"995584"${amount}"${fee}"${net}"Visa"${order.padStart(16, '0')}"`

describe('the advice of GP webpay', () => {
  it('is parsed by its rows: our order number, the amount, and the fee', () => {
    const rows = [
      paid('1700000001', ['284.00', '-2.72', '281.28']),
      paid('1700000002', ['10.50', '0.00', '10.50']),
      paid('1700000003', ['-284.00', '2.72', '-281.28']),
      paid('1700000004', ['99.00', '-1.00', '98.00'], '20.11.2026'),
      '85"0261122"109.50"-1.00"108.50',
    ]
    expect(flat(...rows)).toEqual([
      { providerRef: '1700000001', what: 'deposit', amountMinor: 28_400, currency: 'CZK', feeMinor: 272 },
      { providerRef: '1700000002', what: 'deposit', amountMinor: 1_050, currency: 'CZK', feeMinor: 0 },
      { providerRef: '1700000003', what: 'refund', amountMinor: -28_400, currency: 'CZK', feeMinor: -272 },
    ])
  })

  it.each([
    ['a row does not add up', [paid('1', ['284.00', '-2.72', '281.29'])]],
    ['its total is another', [paid('1', ['284.00', '-2.72', '281.28']), '85"0261122"284.01"-2.72"281.29']],
    ['an amount is none', [paid('1', ['284', '', '281.28'])]],
    ['an order number is none', [paid('17x', ['284.00', '-2.72', '281.28'])]],
    ['a payment is in it twice', [1, 2].map(() => paid('1', ['284.00', '-2.72', '281.28']))],
  ])('is not read when %s', (_, rows) => expect(flat(...rows)).toBeUndefined())

  it('is invalid without its last row, because rows may be missing', () => {
    const cut = `00"20261122"1"m"9"1\r\n61"CZK\r\n${paid('1', ['284.00', '-2.72', '281.28'])}`
    expect(readPartnerList(Buffer.from(cut), { day: DAY, readOwn: readFlat })).toBeUndefined()
  })
})
