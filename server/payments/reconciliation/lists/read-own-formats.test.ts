import { describe, expect, it } from 'vitest'
import { readPartnerList } from '../read-partner-list.ts'

const DAY = '2026-11-21'
const flat = (...rows: string[]) =>
  readPartnerList(Buffer.from(['00"20261122"1"m"9"1', '61"CZK', ...rows, '99"(---END OF ADVICE---)'].join('\r\n')), {
    gateway: 'GPWebPay',
    day: DAY,
  })
const paid = (order: string, [amount, fee, net]: readonly string[], date = '21.11.2026') =>
  `24"252017"0261122"${date}"182824"995584"${amount}"${fee}"${net}"Visa"${order.padStart(16, '0')}"`

describe('the advice of GP webpay', () => {
  it('is read by its rows: our order number, the amount, and what goes off it', () => {
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

  it('is not read without its end, because the rest may be missing', () => {
    const cut = `00"20261122"1"m"9"1\r\n61"CZK\r\n${paid('1', ['284.00', '-2.72', '281.28'])}`
    expect(readPartnerList(Buffer.from(cut), { gateway: 'GPWebPay', day: DAY })).toBeUndefined()
  })
})

describe('the report of PayU', () => {
  const ID = '0190d9a1-0000-7000-8000-000000000001'
  const report = (...lines: string[]) =>
    readPartnerList(Buffer.from(['Currency;Date;Order ID;Type of operation;Amount;Commission', ...lines].join('\n')), {
      gateway: 'PayUCard',
      day: DAY,
    })
  it('is read by the names of its columns; only payments of the day count', () => {
    expect(
      report(
        `CZK;${DAY};${ID};t;"1 284,00";15,41`,
        `CZK;${DAY};${ID};c;84,00;`,
        `CZK;${DAY};;w;-9999,00;`,
        `CZK;2026-11-20;${ID};t;1,00;0,01`,
      ),
    ).toEqual([
      { providerRef: ID, what: 'deposit', amountMinor: 128_400, currency: 'CZK', feeMinor: 1_541, isOurs: true },
      { providerRef: ID, what: 'refund', amountMinor: -8_400, currency: 'CZK', feeMinor: null, isOurs: true },
    ])
  })
  it('is not read when something of a payment is missing', () => {
    expect(report(`CZK;${DAY};${ID};t;abc;`)).toBeUndefined()
    expect(report(`CZK;${DAY};;t;1,00;`)).toBeUndefined()
    expect(report(`CZK;${DAY};${ID};t`)).toBeUndefined()
  })
})
