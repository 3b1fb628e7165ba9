import { fillText } from '#config/texts/fill-text.ts'
import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import { formatMoney, formatWithoutCurrency } from '#money'
import type { Quantity } from '#contract/shapes/law.ts'
import type { Refused } from './decide.ts'
import { lawTextsTo, type LawLanguage } from './texts/index.ts'

type Facts = Pick<Refused, 'textKey' | 'figure' | 'present' | 'earliestAllowedAt'>

/** The text for a person: the reason, what can be done now, and from when it is allowed. */
export function explain(
  { textKey, figure, present, earliestAllowedAt }: Facts,
  lang: LawLanguage,
  zone: string,
  address: FormOfAddress = 'formal',
): string {
  const texts = lawTextsTo(address, lang)
  const values = {
    figure: figure ? tellQuantity(figure, lang) : undefined,
    present: present ? tellQuantity(present, lang) : undefined,
    earliest: earliestAllowedAt ? tellInstant(new Date(earliestAllowedAt), lang, zone) : undefined,
  }
  const sentence = texts[textKey] ?? texts['duty'] ?? ''
  return fillText(values.earliest === undefined ? sentence : `${sentence} ${texts['from'] ?? ''}`, values, lang)
}

const UNITS = { minutes: 'minute', hours: 'hour', days: 'day', months: 'month', years: 'year' } as const

function tellQuantity({ value, unit, currency }: Quantity, lang: LawLanguage): string {
  if (unit === 'minor' && (currency === 'CZK' || currency === 'EUR'))
    return formatMoney({ amountMinor: value, currency }, localeOf(lang))
  if (unit === 'minor') return formatWithoutCurrency(value, localeOf(lang))
  if (unit === 'count') return new Intl.NumberFormat(localeOf(lang)).format(value)
  if (unit === 'milliseconds') return tellUnit(value / 1000, 'second', lang)
  return tellUnit(value, UNITS[unit], lang)
}

function tellUnit(value: number, unit: string, lang: LawLanguage): string {
  return new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

const instantFormats = new Map<string, Intl.DateTimeFormat>()

function tellInstant(instant: Date, lang: LawLanguage, timeZone: string): string {
  const name = `${lang} ${timeZone}`
  const format =
    instantFormats.get(name) ??
    new Intl.DateTimeFormat(localeOf(lang), { timeZone, dateStyle: 'long', timeStyle: 'short' })
  instantFormats.set(name, format)
  return format.format(instant)
}

/** English with the 24-hour clock and the date order of both markets. */
function localeOf(lang: LawLanguage): string {
  return lang === 'en' ? 'en-GB' : lang
}
