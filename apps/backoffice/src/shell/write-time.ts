import { dateParts } from './date-parts.ts'
import { zone } from './zone.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(locale: string, options: Intl.DateTimeFormatOptions, at: string): string {
  const timeZone = zone.get()
  const key = `${locale}|${timeZone}|${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options })
  formats.set(key, known)
  return known.format(new Date(at)).replaceAll(' ', '\u00a0')
}

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

/**
 * Moment with seconds in the zone that staff chose, such as `21. 11. 2026 14:32:07`. The key bar names the zone. It may
 * break between day and time only: a narrow column shows them one above the other.
 */
export function writeMoment(at: string, locale: string): string {
  return `${writeDay(at, locale)} ${writeClock(at, locale)}`
}

export function writeDay(at: string, locale: string): string {
  const { locale: local, ...parts } = dateParts(locale)
  return format(local, { ...parts, year: 'numeric' }, at)
}

export function writeClock(at: string, locale: string): string {
  return format(locale, clock, at)
}

/** Whether a detail of a refusal is a moment: some are words, such as an hour of the day. */
export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
