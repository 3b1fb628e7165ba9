import { describe, expect, it } from 'vitest'
import { readPartnerList } from '#server/payments/reconciliation/read-partner-list.ts'
import { readReport } from './read-report.ts'

const DAY = '2026-11-21'

describe('the report of PayU', () => {
  const ID = '0190d9a1-0000-7000-8000-000000000001'
  const report = (...lines: string[]) =>
    readPartnerList(Buffer.from(['Currency;Date;Order ID;Type of operation;Amount;Commission', ...lines].join('\n')), {
      day: DAY,
      readOwn: readReport,
    })
  it('is parsed by the names of its columns; only payments of the day count', () => {
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
  it('is invalid when a value of a payment is missing', () => {
    expect(report(`CZK;${DAY};${ID};t;abc;`)).toBeUndefined()
    expect(report(`CZK;${DAY};;t;1,00;`)).toBeUndefined()
    expect(report(`CZK;${DAY};${ID};t`)).toBeUndefined()
  })
})
