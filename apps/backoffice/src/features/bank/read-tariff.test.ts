import { describe, expect, it } from 'vitest'
import { readFirstDay, readTariff } from './read-tariff.ts'

const written = { fixed: '', percent: '', min: '', max: '' }

describe('readTariff', () => {
  it('parses input, and an empty field as none', () => {
    expect(readTariff(written)).toEqual({ fixedMinor: 0, basisPoints: 0, minMinor: 0, maxMinor: null })
    expect(readTariff({ fixed: '3', percent: '1,25', min: '5,50', max: '1 200' })).toEqual({
      fixedMinor: 300,
      basisPoints: 125,
      minMinor: 550,
      maxMinor: 120_000,
    })
  })
  it.each([{ percent: '100,01' }, { percent: '1,255' }, { fixed: '-1' }, { min: '5', max: '4,99' }, { max: 'none' }])(
    'refuses %j',
    (part) => expect(readTariff({ ...written, ...part })).toBeUndefined(),
  )
})

it('a tariff applies from the beginning of a day in the market, and at once without a day', () => {
  expect(readFirstDay('2026-11-27', 'Europe/Prague')).toEqual({ validFrom: '2026-11-26T23:00:00.000Z' })
  expect(readFirstDay('2026-07-01', 'Europe/Prague')).toEqual({ validFrom: '2026-06-30T22:00:00.000Z' })
  expect(readFirstDay('', 'Europe/Prague')).toEqual({})
})
