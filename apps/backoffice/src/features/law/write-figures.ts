import type { Currency } from '#contract/shapes/money.ts'
import type { useTexts } from '../../shell/use-texts.ts'
import { writeBasisPoints } from '../../shell/write-basis-points.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { writeQuantity, type Quantity } from '../../shell/write-quantity.ts'

type Words = Pick<ReturnType<typeof useTexts>, 't' | 'or' | 'language'>
type Rule = { readonly kind: string; readonly figures: Readonly<Record<string, unknown>> }

/** Units of the figures that are numbers; every amount ends in `Minor`. */
const UNITS: Readonly<Record<string, Quantity['unit']>> = {
  years: 'years',
  months: 'months',
  monthsMax: 'months',
  days: 'days',
  hours: 'hours',
  answerLivesMinutes: 'minutes',
  playMinutes: 'minutes',
  breakMinutes: 'minutes',
  minMs: 'milliseconds',
}

/**
 * Figures of a rule in words, one a line: `Age: 18 years`. Amounts are in the currency of the pack, and without one where the
 * pack has none. A name that has no text is shown as the pack has it.
 */
export function writeFigures({ kind, figures }: Rule, currency: Currency | null, words: Words): string[] {
  return Object.entries(figures).map(([name, value]) =>
    words.t('law.figure', {
      name: words.or(`law.figure.${kind}.${name}`, words.or(`law.figure.${name}`, name)),
      value: writeValue(name, value, currency, words),
    }),
  )
}

function writeValue(name: string, value: unknown, currency: Currency | null, words: Words): string {
  const { t, or, language } = words
  if (value === null) return t('law.unlimited')
  if (typeof value === 'boolean') return t(value ? 'lists.yes' : 'lists.no')
  if (typeof value === 'number') return writeNumber(name, value, currency, words)
  if (Array.isArray(value)) return value.map((one: unknown) => writeValue(name, one, currency, words)).join(', ')
  if (isRate(value))
    return t('law.rate', {
      rate: writeBasisPoints(value.basisPoints, language),
      day: writeBookDay(value.from, language),
    })
  if (isLoosening(value)) return or(`law.loosening.${value.kind}`, value.kind, { days: value.days })
  if (typeof value !== 'string') return JSON.stringify(value)
  return or(`law.value.${value}`, or(`limit.${value}`, or(`places.kind.${value}`, value)))
}

function writeNumber(name: string, value: number, currency: Currency | null, { t, language }: Words): string {
  if (name === 'tightenWithinHours')
    return value === 0 ? t('law.atOnce') : t('law.within', { time: write(value, 'hours', language) })
  if (name === 'fromMinute' || name === 'untilMinute') return writeTimeOfDay(value, language)
  if (!name.endsWith('Minor')) return write(value, UNITS[name] ?? 'count', language)
  return writeQuantity({ value, unit: 'minor', currency }, language)
}

const write = (value: number, unit: Quantity['unit'], language: string): string =>
  writeQuantity({ value, unit, currency: null }, language)

const writeTimeOfDay = (minute: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }).format(
    minute * 60_000,
  )

type Rate = { readonly from: string; readonly basisPoints: number }
type Loosening = { readonly kind: string; readonly days: number }

const isRate = (value: unknown): value is Rate => Object.hasOwn(Object(value), 'basisPoints')
const isLoosening = (value: unknown): value is Loosening => Object.hasOwn(Object(value), 'days')
