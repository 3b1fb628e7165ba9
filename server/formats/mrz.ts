import { digitAfter, type Field, type Layout } from './mrz-layouts.ts'
import { readMrzRows, type MrzFault } from './mrz-rows.ts'

/** A check digit that does not fit, by the field that it guards. */
export type MrzProblem = 'number' | 'birth-date' | 'expiry' | 'personal-number' | 'composite'

export type Mrz = {
  readonly format: Layout['format']
  /** `P`, `ID`, `I`, `AC` … as printed, filler cut. */
  readonly type: string
  /** ISO 3166-1 alpha-3, as printed. */
  readonly issuer: string
  readonly nationality: string
  readonly number: string
  /** `YYYY-MM-DD`; undefined where the digits are no day. */
  readonly birthDate: string | undefined
  readonly expiresOn: string | undefined
  readonly sex: 'male' | 'female' | undefined
  /** Free for the issuer: a Czech passport has the birth number here. */
  readonly optional: string
  readonly surname: string
  readonly givenNames: string
  /** The names fill their whole field: what did not fit is cut, as ICAO 9303 part 3 has it. */
  readonly areNamesCut: boolean
  /** Empty when every check digit fits. */
  readonly problems: readonly MrzProblem[]
}

/**
 * Reads the machine-readable zone of a travel document or identity card.
 * @param written its two or three rows, as typed or as read by a camera
 * @param today `YYYY-MM-DD`: tells which century a birth is of
 * @returns the fields, with each check digit that does not fit; or why what was written is no MRZ at all
 */
export function readMrz(written: string, today: string): Mrz | MrzFault {
  const found = readMrzRows(written)
  if ('fault' in found) return found
  const { rows, layout } = found
  const repaired = repairDigits(rows, layout)
  const read = (field: Field) => (repaired[field.row] ?? '').slice(field.from, field.to)
  const number = readNumber(layout, read)
  const isGood = (field: Field) => checkDigit(read(field)) === read(digitAfter(field))
  const [surname = '', givenNames = ''] = read(layout.names).split('<<').map(blanked)
  return {
    format: layout.format,
    type: uncovered((repaired[0] ?? '').slice(0, 2)),
    issuer: uncovered((repaired[0] ?? '').slice(2, 5)),
    nationality: uncovered(read(layout.nationality)),
    number: number.text,
    birthDate: dayOf(read(layout.birth), Number(today.slice(2, 4)), Number(today.slice(0, 2))),
    expiresOn: dayOf(read(layout.expiry), 99, 20),
    sex: read(layout.sex) === 'M' ? 'male' : read(layout.sex) === 'F' ? 'female' : undefined,
    optional: uncovered(number.optional),
    surname,
    givenNames,
    areNamesCut: !read(layout.names).endsWith('<'),
    problems: [
      ...(number.isGood ? [] : (['number'] as const)),
      ...(isGood(layout.birth) ? [] : (['birth-date'] as const)),
      ...(isGood(layout.expiry) ? [] : (['expiry'] as const)),
      ...(layout.format !== 'TD3' || isPersonalNumberGood(layout, read) ? [] : (['personal-number'] as const)),
      ...(checkDigit(layout.composite.map(read).join('')) === read(layout.compositeDigit)
        ? []
        : (['composite'] as const)),
    ],
  }
}

/** Weights 7, 3, 1 over the values of the characters; a letter is 10 to 35, the filler 0. */
function checkDigit(text: string): string {
  const weights = [7, 3, 1]
  const sum = [...text].reduce((total, character, index) => total + valueOf(character) * (weights[index % 3] ?? 0), 0)
  return String(sum % 10)
}

function valueOf(character: string): number {
  return character === '<' ? 0 : Number.parseInt(character, 36)
}

/** The only repairs that are safe: where nothing but digits can stand. */
function repairDigits(rows: readonly string[], layout: Layout): string[] {
  const numeric = [
    layout.birth,
    digitAfter(layout.birth),
    layout.expiry,
    digitAfter(layout.expiry),
    layout.compositeDigit,
  ]
  return rows.map((row, index) =>
    numeric
      .filter((field) => field.row === index)
      .reduce((text, { from, to }) => text.slice(0, from) + asDigits(text.slice(from, to)) + text.slice(to), row),
  )
}

const CONFUSED: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', B: '8', S: '5', Z: '2' }

function asDigits(text: string): string {
  return [...text].map((character) => CONFUSED[character] ?? character).join('')
}

/** A number of more than nine characters goes on in the optional data, its check digit behind it. */
function readNumber(
  layout: Layout,
  read: (field: Field) => string,
): { readonly text: string; readonly isGood: boolean; readonly optional: string } {
  const head = read(layout.number)
  const digit = read(digitAfter(layout.number))
  const optional = layout.optional.map(read).join('')
  if (layout.format === 'TD3' || digit !== '<')
    return { text: uncovered(head), isGood: checkDigit(head) === digit, optional }
  const end = optional.indexOf('<')
  const tail = optional.slice(0, end === -1 ? undefined : end)
  const text = head + tail.slice(0, -1)
  return { text, isGood: tail !== '' && checkDigit(text) === tail.at(-1), optional: optional.slice(tail.length) }
}

/** The digit of an empty personal number may be the filler. */
function isPersonalNumberGood(layout: Layout, read: (field: Field) => string): boolean {
  return layout.optional.every((field) => {
    const text = read(field)
    const digit = read(digitAfter(field))
    return checkDigit(text) === digit || (digit === '<' && uncovered(text) === '')
  })
}

/** @param newest two digits of the last year that is of the given century; greater ones are of the one before */
function dayOf(digits: string, newest: number, century: number): string | undefined {
  if (!/^\d{6}$/.test(digits)) return undefined
  const [year = 0, month = 0, day = 0] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number)
  const full = (year > newest ? century - 1 : century) * 100 + year
  const date = new Date(Date.UTC(full, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || day === 0) return undefined
  return date.toISOString().slice(0, 10)
}

/** Without the filler at the end. */
function uncovered(text: string): string {
  return text.replace(/<+$/, '')
}

function blanked(text: string): string {
  return text.replaceAll('<', ' ').trim()
}
