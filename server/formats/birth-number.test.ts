import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBirthNumber, showBirthNumber, type BirthNumberProblem } from './birth-number.ts'

const today = '2026-11-21'
const read = (written: string, country: 'CZ' | 'SK' = 'CZ') => readBirthNumber(written, { country, today })

describe('a birth number', () => {
  it.each([
    ['850101/0078', '1985-01-01', 'male'],
    ['9002289901', '1990-02-28', 'male'],
    ['916231/9914', '1991-12-31', 'female'],
    ['5401010010', '1954-01-01', 'male'],
    ['0052299929', '2000-02-29', 'female'],
    ['0401019905', '2004-01-01', 'male'],
    ['0756159954', '2007-06-15', 'female'],
    ['6002299930', '1960-02-29', 'male'],
    ['7857079945', '1978-07-07', 'female'],
    ['0425059965', '2004-05-05', 'male'],
    ['0581309971', '2005-11-30', 'female'],
    ['0822299984', '2008-02-29', 'male'],
    ['8203149010', '1982-03-14', 'male'],
    ['7559099010', '1975-09-09', 'female'],
    ['531231123', '1953-12-31', 'male'],
    ['485229991', '1948-02-29', 'female'],
  ])('%s is of somebody born on %s, %s', (written, birthDate, sex) => {
    const digits = written.replace('/', '')
    expect(read(written)).toEqual({ digits, birthDate, sex, fitsCheckSum: true })
    expect(read(` ${showBirthNumber(digits)} `)).toEqual(read(written))
  })

  it.each<[string, BirthNumberProblem]>([
    ['8501010079', 'check-sum'],
    ['9162319941', 'check-sum'],
    ['9013289901', 'no-such-date'],
    ['8500010079', 'no-such-date'],
    ['9002309910', 'no-such-date'],
    ['1902299905', 'no-such-date'],
    ['9002009907', 'no-such-date'],
    ['0001329900', 'no-such-date'],
    ['0321019908', 'series-of-another-time'],
    ['9071019903', 'series-of-another-time'],
    ['9050019902', 'no-such-date'],
    ['9063019900', 'no-such-date'],
    ['5301019900', 'in-the-future'],
    ['9001519901', 'temporary'],
    ['531231000', 'series-of-another-time'],
    ['540101001', 'series-of-another-time'],
    ['85010100078', 'shape'],
    ['850101/A078', 'shape'],
    ['9912319990', 'check-sum'],
    ['7008010147', 'check-sum'],
    ['8501/010078', 'shape'],
    ['', 'shape'],
  ])('%s is none: %s', (written, problem) => {
    expect(read(written)).toEqual({ problem })
  })

  it('with an added twenty is Czech only', () => {
    expect(read('0425059965', 'SK')).toEqual({ problem: 'series-of-another-time' })
    expect(read('850101/0078', 'SK')).toMatchObject({ birthDate: '1985-01-01' })
  })

  it('from a register is kept although it fails mod 11, and says so', () => {
    expect(readBirthNumber('7008010147', { country: 'CZ', today, source: 'register' })).toEqual({
      digits: '7008010147',
      birthDate: '1970-08-01',
      sex: 'male',
      fitsCheckSum: false,
    })
  })

  it('of any day of the ten-digit era is read as that day and sex', () => {
    const days = fc.date({ min: new Date('1954-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.boolean(), fc.integer({ min: 0, max: 999 }), (day, isWoman, order) => {
        const birthDate = day.toISOString().slice(0, 10)
        const month = Number(birthDate.slice(5, 7)) + (isWoman ? 50 : 0)
        const nine = `${birthDate.slice(2, 4)}${String(month).padStart(2, '0')}${birthDate.slice(8)}${String(order).padStart(3, '0')}`
        const rest = Number(nine) % 11
        fc.pre(rest !== 10)
        expect(read(`${nine}${rest}`)).toEqual({
          digits: `${nine}${rest}`,
          birthDate,
          sex: isWoman ? 'female' : 'male',
          fitsCheckSum: true,
        })
      }),
    )
  })

  it('with one digit changed is never the same person, and mostly none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (place, add) => {
        const digits = [...'9002289901']
        digits[place] = String((Number(digits[place]) + add) % 10)
        expect(read(digits.join(''))).toHaveProperty('problem')
      }),
    )
  })
})
