import { isDay, isInstant } from '#contract/shapes/calendar.ts'
import type { Money } from '#money'
import { writeBookDay } from '../write-book-day.ts'
import { writeMoney } from '../write-money.ts'
import { writeMoment } from '../write-time.ts'
import { nameOfField } from './name-of-field.ts'
import { wordOfValue, type ChangedField } from './word-of-value.ts'

export type ChangeWords = {
  readonly or: (key: string, fallback: string, values?: { readonly count: number }) => string
  readonly language: string
  /** Of amounts without one: that of the market; undefined until it is known. */
  readonly currency: Money['currency'] | undefined
  readonly nameOfGame: (gameKey: string) => string
  readonly writeWarning: (warning: string) => string
}

/** A value of a change as people read it: money with its currency, moments, days, states and kinds in words. */
export function writeChanged(of: ChangedField, value: unknown, words: ChangeWords): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return words.or(`audit.value.${value ? 'yes' : 'no'}`, String(value))
  if (typeof value === 'number') return writeNumber(of, value, words)
  if (typeof value === 'string') return writeText(of, value, words)
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    return list.length === 0 ? '–' : list.map((one) => writeChanged(of, one, words)).join(', ')
  }
  return writeFacts(of, value as Readonly<Record<string, unknown>>, words)
}

function writeNumber({ field }: ChangedField, value: number, { or, currency }: ChangeWords): string {
  if (field === 'weekday') return or(`places.weekday.${value}`, String(value))
  return field.endsWith('Minor') && currency ? writeMoney({ amountMinor: value, currency }) : String(value)
}

function writeText(of: ChangedField, value: string, words: ChangeWords): string {
  const { language, or, writeWarning, nameOfGame } = words
  if (isInstant(value)) return writeMoment(value, language)
  if (isDay(value)) return writeBookDay(value, language)
  if (of.field === 'acceptedWarnings') return writeWarning(value)
  if (of.field === 'gameKeys') return nameOfGame(value)
  const facts = of.field === 'terms' ? readFacts(value) : undefined
  return facts ? writeChanged(of, facts, words) : wordOfValue({ ...of, value }, or)
}

function writeFacts(of: ChangedField, facts: Readonly<Record<string, unknown>>, words: ChangeWords): string {
  const { amountMinor, currency, kind, count } = facts
  if (typeof amountMinor === 'number' && (currency === 'CZK' || currency === 'EUR'))
    return writeMoney({ amountMinor, currency })
  if (of.field === 'touched' && typeof count === 'number')
    return words.or(
      `approvals.touched.${String(kind)}`,
      words.or('approvals.touched.other', String(count), { count }),
      {
        count,
      },
    )
  return Object.entries(facts)
    .map(([field, one]) => `${nameOfField(field, words.or)}: ${writeChanged({ ...of, field }, one, words)}`)
    .join(', ')
}

/** Terms are kept as JSON; undefined for what is none. */
function readFacts(text: string): object | undefined {
  try {
    const facts: unknown = JSON.parse(text)
    return typeof facts === 'object' && facts !== null ? facts : undefined
  } catch {
    return undefined
  }
}
