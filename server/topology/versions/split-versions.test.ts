import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { endOfChange, splitVersions } from './split-versions.ts'

const DAYS = 3_653
const day = (number: number) => new Date(Date.UTC(2020, 0, 1 + number))
type Row = { readonly validFrom: Date; readonly validUntil: Date | null; readonly fact: number }

/** The value of each day of ten years according to the rows; fails if two rows have a value for the same day. */
function spreadOut(rows: readonly Row[]): (number | undefined)[] {
  return Array.from({ length: DAYS }, (_, number) => {
    const at = day(number)
    const held = rows.filter(({ validFrom, validUntil }) => validFrom <= at && (validUntil === null || validUntil > at))
    expect(held.length).toBeLessThan(2)
    return held[0]?.fact
  })
}

describe('versions of a thing', () => {
  it('have for each day of ten years the value written last, in any order of writes', () => {
    for (let run = 0; run < 60; run += 1) {
      const naive: (number | undefined)[] = Array.from({ length: DAYS })
      let rows: Row[] = []
      for (let fact = 1; fact <= 12; fact += 1) {
        const from = randomInt(DAYS)
        const isEnd = randomInt(6) === 0
        const isOpen = isEnd || randomInt(3) === 0
        const until = isOpen ? null : day(Math.min(DAYS, from + 1 + randomInt(DAYS)))
        const { touched, left } = splitVersions(rows, { from: day(from), until })
        rows = [
          ...rows.filter((row) => !touched.includes(row)),
          ...left,
          ...(isEnd ? [] : [{ validFrom: day(from), validUntil: until, fact }]),
        ]
        for (let number = from; number < DAYS; number += 1)
          if (until === null || day(number) < until) naive[number] = isEnd ? undefined : fact
      }
      expect(spreadOut(rows)).toEqual(naive)
    }
  })

  it('change until the next planned change, if no end is given', () => {
    const rows = [
      { validFrom: day(0), validUntil: day(10) },
      { validFrom: day(20), validUntil: null },
    ]
    expect(endOfChange(rows, day(5))).toEqual(day(10))
    expect(endOfChange(rows, day(12))).toEqual(day(20))
    expect(endOfChange(rows, day(25))).toBeNull()
    expect(endOfChange([], day(5))).toBeNull()
  })
})
