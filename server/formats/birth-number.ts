/** What is wrong with a birth number as written. */
export type BirthNumberProblem =
  | 'shape'
  | 'no-such-date'
  | 'in-the-future'
  | 'temporary'
  | 'series-of-another-time'
  | 'check-sum'

export type BirthNumber = {
  /** Nine or ten digits, no slash. */
  readonly digits: string
  /** `YYYY-MM-DD` */
  readonly birthDate: string
  readonly sex: 'male' | 'female'
  /** False only for a register's number that fails mod 11: registers have such numbers, so it is flagged and kept. */
  readonly fitsCheckSum: boolean
}

type Reading = {
  readonly country: 'CZ' | 'SK'
  /** Day in the market's time zone, `YYYY-MM-DD`. */
  readonly today: string
  /** A register, a document or a bank hands numbers over as they were given out: mod 11 is then no refusal. */
  readonly source?: 'person' | 'register'
}

const WRITTEN = /^(?<date>\d{6})\/?(?<suffix>\d{3,4})$/
/** Numbers of nine digits were given out until 1953, and the ten-digit era began in 1954. */
const FIRST_YEAR_OF_TEN_DIGITS = 54
/** Until then numbers whose first nine digits leave ten got the check digit 0. */
const LAST_YEAR_OF_REMAINDER_TEN = 1985
/** From then on the Czech register adds 20 to the month when the numbers of a day have run out. */
const FIRST_YEAR_OF_ADDED_TWENTY = 2004

/**
 * Reads a birth number as people write it: with or without the slash, with blanks anywhere.
 * Rule source: Act 133/2000 (CZ), Act 301/1995 (SK), providers §11.1.
 */
export function readBirthNumber(
  written: string,
  { country, today, source = 'person' }: Reading,
): BirthNumber | { readonly problem: BirthNumberProblem } {
  const parts = WRITTEN.exec(written.replaceAll(/\s/g, ''))?.groups
  if (!parts) return { problem: 'shape' }
  const { date = '', suffix = '' } = parts
  const year = yearOf(Number(date.slice(0, 2)), suffix.length)
  if (year === undefined || suffix === '000') return { problem: 'series-of-another-time' }
  const writtenMonth = Number(date.slice(2, 4))
  const month = monthOf(writtenMonth)
  const day = Number(date.slice(4))
  if (day > 50) return { problem: 'temporary' }
  if (month === undefined || !isDay(year, month.month, day)) return { problem: 'no-such-date' }
  if (month.isAdded && (country !== 'CZ' || year < FIRST_YEAR_OF_ADDED_TWENTY))
    return { problem: 'series-of-another-time' }
  const birthDate = `${year}-${twoDigits(month.month)}-${twoDigits(day)}`
  if (birthDate > today) return { problem: 'in-the-future' }
  const digits = date + suffix
  const fitsCheckSum = suffix.length === 3 || isDivisible(digits, year)
  if (!fitsCheckSum && source === 'person') return { problem: 'check-sum' }
  return { digits, birthDate, sex: month.sex, fitsCheckSum }
}

/** `8501010078` → `850101/0078`. */
export function showBirthNumber(digits: string): string {
  return `${digits.slice(0, 6)}/${digits.slice(6)}`
}

/** Undefined for nine digits that would be of the nineteenth century. */
function yearOf(twoOfYear: number, suffixLength: number): number | undefined {
  if (suffixLength === 3) return twoOfYear < FIRST_YEAR_OF_TEN_DIGITS ? 1900 + twoOfYear : undefined
  return twoOfYear < FIRST_YEAR_OF_TEN_DIGITS ? 2000 + twoOfYear : 1900 + twoOfYear
}

type Month = { readonly month: number; readonly sex: 'male' | 'female'; readonly isAdded: boolean }

function monthOf(written: number): Month | undefined {
  const series = [
    { from: 0, sex: 'male', isAdded: false },
    { from: 20, sex: 'male', isAdded: true },
    { from: 50, sex: 'female', isAdded: false },
    { from: 70, sex: 'female', isAdded: true },
  ] as const
  const found = series.find(({ from }) => written > from && written <= from + 12)
  return found && { month: written - found.from, sex: found.sex, isAdded: found.isAdded }
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return day > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function isDivisible(digits: string, year: number): boolean {
  if (Number(digits) % 11 === 0) return true
  return year <= LAST_YEAR_OF_REMAINDER_TEN && Number(digits.slice(0, 9)) % 11 === 10 && digits.endsWith('0')
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
