/** A check digit that does not fit, by the field that it guards. */
export type MrzProblem = 'number' | 'birth-date' | 'expiry' | 'personal-number' | 'composite'

export type Mrz = {
  readonly format: 'TD1' | 'TD2' | 'TD3'
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
  /** Empty when every check digit fits. */
  readonly problems: readonly MrzProblem[]
}

type Field = { readonly row: number; readonly from: number; readonly to: number }
type Layout = {
  readonly format: Mrz['format']
  readonly rows: number
  readonly width: number
  readonly number: Field
  readonly birth: Field
  readonly sex: Field
  readonly expiry: Field
  readonly nationality: Field
  readonly optional: readonly Field[]
  readonly names: Field
  /** What the last check digit covers, in order. */
  readonly composite: readonly Field[]
  readonly compositeDigit: Field
}

const at = (row: number, from: number, to: number): Field => ({ row, from, to })

/** ICAO 9303 parts 4, 5 and 6. Columns from 0, the end not included; each checked field is followed by its digit. */
const LAYOUTS: readonly Layout[] = [
  {
    format: 'TD3',
    rows: 2,
    width: 44,
    number: at(1, 0, 9),
    nationality: at(1, 10, 13),
    birth: at(1, 13, 19),
    sex: at(1, 20, 21),
    expiry: at(1, 21, 27),
    optional: [at(1, 28, 42)],
    names: at(0, 5, 44),
    composite: [at(1, 0, 10), at(1, 13, 20), at(1, 21, 43)],
    compositeDigit: at(1, 43, 44),
  },
  {
    format: 'TD2',
    rows: 2,
    width: 36,
    number: at(1, 0, 9),
    nationality: at(1, 10, 13),
    birth: at(1, 13, 19),
    sex: at(1, 20, 21),
    expiry: at(1, 21, 27),
    optional: [at(1, 28, 35)],
    names: at(0, 5, 36),
    composite: [at(1, 0, 10), at(1, 13, 20), at(1, 21, 35)],
    compositeDigit: at(1, 35, 36),
  },
  {
    format: 'TD1',
    rows: 3,
    width: 30,
    number: at(0, 5, 14),
    nationality: at(1, 15, 18),
    birth: at(1, 0, 6),
    sex: at(1, 7, 8),
    expiry: at(1, 8, 14),
    optional: [at(0, 15, 30), at(1, 18, 29)],
    names: at(2, 0, 30),
    composite: [at(0, 5, 30), at(1, 0, 7), at(1, 8, 15), at(1, 18, 29)],
    compositeDigit: at(1, 29, 30),
  },
]

/**
 * Reads the machine-readable zone of a travel document or identity card.
 * @param written its two or three rows, as typed or as read by a camera
 * @param today `YYYY-MM-DD`: tells which century a birth is of
 * @returns undefined when it is no MRZ at all; otherwise the fields, with each check digit that does not fit
 */
export function readMrz(written: string, today: string): Mrz | undefined {
  const rows = written
    .toUpperCase()
    .split(/\r?\n/)
    .map((row) => row.replaceAll(/\s/g, ''))
    .filter((row) => row !== '')
  const layout = LAYOUTS.find(
    ({ rows: count, width }) => rows.length === count && rows.every((row) => row.length === width),
  )
  if (!layout || rows.some((row) => /[^A-Z0-9<]/.test(row))) return undefined
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

function digitAfter({ row, to }: Field): Field {
  return at(row, to, to + 1)
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
