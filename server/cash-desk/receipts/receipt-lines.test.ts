import { describe, expect, it } from 'vitest'
import type { MovementShownRow } from '../movements.queries.ts'
import { receiptLines } from './receipt-lines.ts'

const operator = { name: 'Herní společnost', companyNumber: null, address: null }
const MOVEMENT = {
  id: '01a21cc5-20c0-741e-bd91-aa635444a3a4',
  number: 6,
  kind: 'correction',
  deltaMinor: 150_000,
  currency: 'CZK',
  at: new Date('2026-11-27T11:31:14Z'),
  playerId: 100_002,
  balanceMinor: 2_200_000,
  reversesNumber: 3,
  voucherId: null,
  byName: 'Pavla',
  approvedByName: 'Hynek',
} as MovementShownRow

const linesOf = (more: Partial<MovementShownRow>, language: 'cs' | 'sk' = 'cs') =>
  receiptLines({ operator, language, timeZone: 'Europe/Prague' } as Parameters<typeof receiptLines>[0], {
    movement: { ...MOVEMENT, ...more },
    deskName: 'Pokladna 1',
    venueName: 'Demo',
    print: 1,
    at: MOVEMENT.at,
  })
/** Numbers of a language have spaces of several kinds. */
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')

describe('the receipt of a movement', () => {
  it('has the local time, named and in the form of the language', () => {
    for (const [language, name] of [
      ['cs', 'Datum a čas'],
      ['sk', 'Dátum a čas'],
    ] as const) {
      const row = linesOf({}, language).rows.find(([one]) => one === name)
      expect(plain(row?.[1])).toMatch(/^27\. 11\. 2026,? 12:31$/)
    }
  })

  it('says of a correction and of a difference whether cash came in or went out', () => {
    const nameOf = (more: Partial<MovementShownRow>, language?: 'cs' | 'sk') => linesOf(more, language).amount[0]
    expect(nameOf({ deltaMinor: 150_000 })).toBe('Přijato do pokladny')
    expect(nameOf({ deltaMinor: -150_000 })).toBe('Vydáno z pokladny')
    expect(nameOf({ kind: 'difference', deltaMinor: 10_000 })).toBe('Přebytek')
    expect(nameOf({ kind: 'difference', deltaMinor: -10_000 }, 'sk')).toBe('Manko')
    expect(nameOf({ kind: 'cash-out', deltaMinor: -10_000 })).toBe('Částka')
  })
})
