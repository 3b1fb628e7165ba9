import { describe, expect, it } from 'vitest'
import { readMovements } from './read-movements.ts'

const column = (id: number, value: string | number | null) => [`column${id}`, value === null ? null : { value, id }]
const movement = (columns: Readonly<Record<number, string | number | null>>) =>
  Object.fromEntries(Object.entries(columns).map(([id, value]) => column(Number(id), value)))
const info = {
  iban: 'CZ0620100000002000282668',
  currency: 'CZK',
  openingBalance: 'OPENING',
  closingBalance: 1000.1,
  dateStart: '2026-11-08+0100',
  dateEnd: '2026-11-21+0100',
  idTo: 10000000002,
}
const paidIn = {
  22: 10000000001,
  0: '2026-11-21+0100',
  1: 500.5,
  14: 'CZK',
  2: '2900000013',
  10: 'NOVÁKOVÁ JANA',
  3: '2010',
  5: '0012345678',
  7: 'own note',
  16: null,
  8: 'Bezhotovostní příjem',
  17: 2102382863,
}

/** The document as the bank sends it; the opening balance is inserted as text. */
const write = (movements: readonly object[] | null, opening = '500', more: object = {}) =>
  JSON.stringify({
    accountStatement: { info: { ...info, ...more }, transactionList: { transaction: movements } },
  }).replace('"OPENING"', opening)

describe('readMovements', () => {
  it('reads a movement with its account, symbol, and the id that GPC files have', () => {
    const [statement] = readMovements(write([movement(paidIn)])) ?? []
    expect(statement).toMatchObject({
      format: 'fio',
      number: '10000000002',
      account: info.iban,
      currency: 'CZK',
      from: '2026-11-08',
      to: '2026-11-21',
      openingMinor: 50_000,
      closingMinor: 100_010,
    })
    expect(statement?.items).toEqual([
      {
        bankRef: '2026-11-21/0010000000001',
        bookedOn: '2026-11-21',
        amountMinor: 50_050,
        currency: 'CZK',
        counterAccount: 'CZ3020100000002900000013',
        counterName: 'NOVÁKOVÁ JANA',
        variableSymbol: '12345678',
        message: 'own note',
        isReturn: false,
      },
    ])
  })

  it.each([
    ['0.29', 29],
    ['1.005', undefined],
    ['-20.00', -2_000],
    ['90071992547409.91', undefined],
    ['70368744177.64', 7_036_874_417_764],
    ['1.0E7', 1_000_000_000],
    ['1.23456789E7', 1_234_567_890],
    ['-1.2345678905E8', -12_345_678_905],
    ['4.35', 435],
    ['"4.35"', 435],
    ['null', undefined],
  ])('reads %s by its digits', (digits, minor) => {
    expect(readMovements(write([], digits))?.[0]?.openingMinor).toBe(minor)
  })

  it('reads a day without movements, with a list or with none', () => {
    expect(readMovements(write([]))?.[0]?.items).toEqual([])
    expect(readMovements(write(null))?.[0]?.items).toEqual([])
  })

  it('recognises a reversal by the bank, by the number of its instruction or by its type', () => {
    const back = { ...paidIn, 22: 10000000002, 1: -500.5 }
    const corrected = { ...paidIn, 22: 10000000003, 1: -1, 8: 'Opravný pohyb', 17: 7 }
    const [statement] = readMovements(write([paidIn, back, corrected].map(movement))) ?? []
    expect(statement?.items.map(({ isReturn }) => isReturn)).toEqual([false, true, true])
  })

  it('reads a foreign account, and none where there is none', () => {
    const abroad = { ...paidIn, 2: 'DE89 3704 0044 0532 0130 00', 3: null }
    const [statement] = readMovements(write([movement(abroad), movement({ ...paidIn, 22: 5, 2: null, 3: null })])) ?? []
    expect(statement?.items.map(({ counterAccount }) => counterAccount)).toEqual(['DE89370400440532013000', null])
  })

  it('reads local accounts as those of our account’s country', () => {
    const slovak = { iban: 'SK3112000000198742637541', currency: 'EUR' }
    const [statement] = readMovements(write([movement({ ...paidIn, 2: '2900000013', 3: '8330' })], '500', slovak)) ?? []
    expect(statement?.items[0]?.counterAccount).toMatch(/^SK\d{2}83300000002900000013$/)
  })

  it.each([
    ['no JSON', '{"accountStatement":'],
    ['another document', '{}'],
    ['a movement without a number', write([movement({ ...paidIn, 22: null })])],
    ['a movement of nothing', write([movement({ ...paidIn, 1: 0 })])],
    ['a day that is none', write([movement({ ...paidIn, 0: 1_340_661_600_000 })])],
    ['a list that is none', write('x' as never)],
    ['no account', write([], '1', { iban: null })],
  ])('reads nothing of %s', (_, text) => {
    expect(readMovements(text)).toBeUndefined()
  })
})
