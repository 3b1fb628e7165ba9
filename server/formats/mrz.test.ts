import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMrz, type Mrz } from './mrz.ts'

const today = '2026-11-21'
/** Of what is surely an MRZ. */
function read(written: string): Mrz {
  const found = readMrz(written, today)
  if ('fault' in found) throw new Error(found.fault)
  return found
}
const ICAO_PASSPORT = `P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36UTO7408122F1204159ZE184226B<<<<<10`
const CZECH_PASSPORT = `P<CZESPECIMEN<<VZOR<<<<<<<<<<<<<<<<<<<<<<<<<
99009054<4CZE6906229F16072996956220612<<<<74`
const SLOVAK_PASSPORT = `P<SVKVZOR<<JAN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<
ZA99000018SVK8501019M3301018<<<<<<<<<<<<<<<6`
const ICAO_CARD = `I<UTOD231458907<<<<<<<<<<<<<<<
7408122F1204159UTO<<<<<<<<<<<6
ERIKSSON<<ANNA<MARIA<<<<<<<<<<`
const CZECH_CARD = `IDCZE9990000010<<<<<<<<<<<<<<<
8501019M3301018CZE<<<<<<<<<<<2
VZOR<<JAN<<<<<<<<<<<<<<<<<<<<<`
const SLOVAK_CARD = `IDSVKZZ990001<5<<<<<<<<<<<<<<<
9112311F3406304SVK<<<<<<<<<<<6
VZOROVA<<ANNA<MARIA<<<<<<<<<<<`

describe('a machine-readable zone', () => {
  it.each([
    [ICAO_PASSPORT, 'TD3', 'UTO', 'L898902C3', '1974-08-12', '2012-04-15', 'female', 'ERIKSSON', 'ANNA MARIA'],
    [CZECH_PASSPORT, 'TD3', 'CZE', '99009054', '1969-06-22', '2016-07-29', 'female', 'SPECIMEN', 'VZOR'],
    [SLOVAK_PASSPORT, 'TD3', 'SVK', 'ZA9900001', '1985-01-01', '2033-01-01', 'male', 'VZOR', 'JAN'],
    [ICAO_CARD, 'TD1', 'UTO', 'D23145890', '1974-08-12', '2012-04-15', 'female', 'ERIKSSON', 'ANNA MARIA'],
    [CZECH_CARD, 'TD1', 'CZE', '999000001', '1985-01-01', '2033-01-01', 'male', 'VZOR', 'JAN'],
    [SLOVAK_CARD, 'TD1', 'SVK', 'ZZ990001', '1991-12-31', '2034-06-30', 'female', 'VZOROVA', 'ANNA MARIA'],
  ])(
    '%s is read with every digit good',
    (written, format, nationality, number, birthDate, expiresOn, sex, surname, givenNames) => {
      expect(readMrz(written, today)).toMatchObject({
        format,
        nationality,
        number,
        birthDate,
        expiresOn,
        sex,
        surname,
        givenNames,
        problems: [],
      })
    },
  )

  it('of a Czech passport has the birth number', () => {
    expect(read(CZECH_PASSPORT).optional).toBe('6956220612')
  })

  it('with any one checked digit changed has a problem', () => {
    const rows = CZECH_CARD.split('\n')
    const places = [...rows.slice(0, 2).join('\n')].flatMap((character, index) => (/\d/.test(character) ? [index] : []))
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (place, add) => {
        const changed = String((Number(CZECH_CARD[place]) + add) % 10)
        const { problems } = read(CZECH_CARD.slice(0, place) + changed + CZECH_CARD.slice(place + 1))
        expect(problems.length).toBeGreaterThan(0)
      }),
    )
  })

  it('has names that nothing checks', () => {
    const swapped = CZECH_CARD.replace('VZOR<<JAN', 'JAN<<VZOR')
    expect(readMrz(swapped, today)).toMatchObject({ surname: 'JAN', givenNames: 'VZOR', problems: [] })
  })

  it('is repaired where only digits can stand, and nowhere else', () => {
    expect(readMrz(SLOVAK_CARD.replace('9112311F', '9I123I1F'), today)).toMatchObject({
      birthDate: '1991-12-31',
      problems: [],
    })
    expect(read(SLOVAK_CARD.replace('ZZ990001', 'ZZ99OOO1')).problems).toContain('number')
  })

  it('takes a long number from the optional data', () => {
    // D23145890734 of ICAO 9303 part 5: nine characters, the filler, the rest and its digit.
    const card = `I<UTOD23145890<7349<<<<<<<<<<<
3407127M9507122UTO<<<<<<<<<<<2
STEVENSON<<PETER<JOHN<<<<<<<<<`
    expect(readMrz(card, today)).toMatchObject({ number: 'D23145890734', problems: [] })
  })

  it('tells that its names may be cut when they fill their field', () => {
    expect(read(CZECH_CARD).areNamesCut).toBe(false)
    const long = CZECH_CARD.replace('VZOR<<JAN<<<<<<<<<<<<<<<<<<<<<', 'VZOROVA<<ALZBETA<MAXMILIANA<FR')
    expect(read(long)).toMatchObject({ givenNames: 'ALZBETA MAXMILIANA FR', areNamesCut: true })
  })

  it.each([
    ['', { fault: 'row-count', rows: 0 }],
    ['not a document', { fault: 'row-count', rows: 1 }],
    [`${CZECH_CARD}\n${CZECH_CARD}`, { fault: 'row-count', rows: 6 }],
    [CZECH_CARD.slice(1), { fault: 'row-length', row: 1, characters: 29, expected: 30 }],
    [`${CZECH_CARD}<`, { fault: 'row-length', row: 3, characters: 31, expected: 30 }],
    [CZECH_CARD.replace('VZOR', 'VZÓR'), { fault: 'character', row: 3, column: 3 }],
    // A row of the right length tells the layout; where there is none, the lengths do.
    [CZECH_PASSPORT.replace('<'.repeat(20), ''), { fault: 'row-length', row: 1, characters: 24, expected: 44 }],
    [SLOVAK_PASSPORT.replaceAll('<<<<<<', ''), { fault: 'row-length', row: 1, characters: 14, expected: 36 }],
  ])('is not %j: says which row and what is wrong', (written, fault) => {
    expect(readMrz(written, today)).toEqual(fault)
  })
})
