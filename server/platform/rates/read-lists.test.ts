import { describe, expect, it } from 'vitest'
import { judgeList } from './judge-list.ts'
import { rateSteps, rateText, type RateList } from './rate-list.ts'
import { readCnbList } from './read-cnb-list.ts'
import { readEcbList } from './read-ecb-list.ts'

const CNB = [
  '20.11.2026 #225',
  'země|měna|množství|kód|kurz',
  'EMU|euro|1|EUR|24,350',
  'Japonsko|jen|100|JPY|15,823',
  'Indonésie|rupie|1000|IDR|1,402',
  '',
].join('\n')
const ECB = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='2026-11-20'><Cube currency='USD' rate='1.0821'/><Cube currency='CZK' rate='24.35'/></Cube></Cube></gesmes:Envelope>`

describe('rateSteps', () => {
  it.each([
    ['24,350', ',', 1, '24.35'],
    ['15,823', ',', 100, '0.15823'],
    ['1,402', ',', 1000, '0.001402'],
    ['7', '.', 1, '7'],
    ['0.0000000001', '.', 1, '0.0000000001'],
  ] as const)('%s with "%s" for %d units is %s, exactly', (written, separator, units, text) => {
    expect(rateText(rateSteps(written, separator, units) ?? 0n)).toBe(text)
  })
  it.each([
    ['24.350', ',', 1],
    ['1,2,3', ',', 1],
    ['0,000', ',', 1],
    ['-1,5', ',', 1],
    ['1e3', '.', 1],
    ['1,', ',', 1],
    ['1,5', ',', 3],
    ['0,00000000001', ',', 1],
    ['', ',', 1],
  ] as const)('takes no %s with "%s" for %d units', (written, separator, units) => {
    expect(rateSteps(written, separator, units)).toBeUndefined()
  })
})

describe('the lists of the central banks', () => {
  it('are read with their day and exact rates', () => {
    expect(readCnbList(CNB)).toEqual({
      source: 'CNB',
      validOn: '2026-11-20',
      rates: [
        { from: 'EUR', to: 'CZK', rate: '24.35' },
        { from: 'JPY', to: 'CZK', rate: '0.15823' },
        { from: 'IDR', to: 'CZK', rate: '0.001402' },
      ],
    })
    expect(readEcbList(ECB)).toEqual({
      source: 'ECB',
      validOn: '2026-11-20',
      rates: [
        { from: 'EUR', to: 'USD', rate: '1.0821' },
        { from: 'EUR', to: 'CZK', rate: '24.35' },
      ],
    })
  })
  it('may begin with a byte order mark and have other line ends', () => {
    expect(readCnbList(`\uFEFF${CNB.replaceAll('\n', '\r\n')}`)).toEqual(readCnbList(CNB))
    expect(readEcbList(`\uFEFF${ECB}`)).toEqual(readEcbList(ECB))
  })
  it.each([
    ['a page about maintenance', '<html><body>Probíhá údržba</body></html>'],
    ['nothing', ''],
    ['a row that is cut off', CNB.slice(0, -6)],
    ['a point for a comma', CNB.replace('24,350', '24.350')],
    ['no header', CNB.replace('země|', '')],
  ])('of ČNB are refused whole for %s', (_, text) => {
    expect(readCnbList(text)).toBeUndefined()
  })
  it.each([
    ['a page about maintenance', '<html><body>Maintenance</body></html>'],
    ['a document that is cut off', ECB.slice(0, -30)],
    ['a comma for a point', ECB.replace('24.35', '24,35')],
    ['a day that is none', ECB.replace('2026-11-20', 'today')],
  ])('of ECB are refused whole for %s', (_, text) => {
    expect(readEcbList(text)).toBeUndefined()
  })
})

describe('judgeList', () => {
  const list = (validOn: string, ...rates: [string, string][]): RateList => ({
    source: 'CNB',
    validOn,
    rates: rates.map(([from, rate]) => ({ from, to: 'CZK', rate })),
  })
  const known = list('2026-11-19', ['EUR', '24'], ['USD', '22'])
  const judge = (next: RateList, before: RateList | undefined = known) => judgeList(next, before, '2026-11-20')

  it('stores the first list and a newer one', () => {
    expect(judgeList(known, undefined, '2026-11-20')).toEqual({ outcome: 'stored' })
    expect(judge(list('2026-11-20', ['EUR', '26.4'], ['USD', '19.8']))).toEqual({ outcome: 'stored' })
  })
  it('recognises the stored list, and accepts no other for its day', () => {
    expect(judge(known)).toEqual({ outcome: 'unchanged' })
    expect(judge(list('2026-11-19', ['EUR', '24.1'], ['USD', '22']))).toMatchObject({ problem: 'changed-afterwards' })
  })
  it('holds a list with a rate that moved more than a tenth, or without a currency', () => {
    expect(judge(list('2026-11-20', ['EUR', '26.4000000001'], ['USD', '22']))).toEqual({
      outcome: 'held',
      problem: 'moved more than a tenth: EUR/CZK',
    })
    expect(judge(list('2026-11-20', ['EUR', '24']))).toEqual({ outcome: 'held', problem: 'missing: USD/CZK' })
  })
  it.each([
    ['date-in-future', list('2026-11-21', ['EUR', '24'])],
    ['list-too-old', list('2026-11-12', ['EUR', '24'])],
    ['older-than-known', list('2026-11-18', ['EUR', '24'])],
    ['main-currency-missing', list('2026-11-20', ['USD', '22'])],
    ['currency-twice', list('2026-11-20', ['EUR', '24'], ['EUR', '24'])],
  ])('throws away: %s', (problem, next) => {
    expect(judge(next)).toEqual({ outcome: 'failed', problem })
  })
})
