import { describe, expect, it } from 'vitest'
import { runMoneyMachine } from './money-machine.ts'

/** The short form of `npm run test:money`: some steps of the scenarios with the most risk. */
describe('money through a crash', () => {
  it('moves exactly once, and the books balance', async () => {
    const lines = await runMoneyMachine(
      {
        kinds: [
          'Csob',
          'GPWebPay',
          'GPWebPayApplePay',
          'PayUCard',
          'PayoutOne',
          'Netera',
          'PaymentButton',
          'CsobButton',
          'BankPsd2',
          'MobileTech',
          'PayoutOnePayout',
          'NeteraPayout',
        ],
        scenarios: ['success', 'dup_callback'],
        victims: ['api', 'connections'],
        every: 15,
      },
      () => {},
    )
    expect(lines.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(lines.reduce((sum, { cases }) => sum + cases, 0)).toBeGreaterThan(60)
    expect(lines.some(({ credited }) => credited > 10)).toBe(true)
  }, 240_000)
})
