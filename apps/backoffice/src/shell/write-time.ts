const TIME_ZONE = 'Europe/Bratislava'
const formats = new Map<string, Intl.DateTimeFormat>()

function format(locale: string, options: Intl.DateTimeFormatOptions, at: string): string {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options })
  formats.set(key, known)
  return known.format(new Date(at)).replaceAll(' ', '\u00a0')
}

const day = { day: 'numeric', month: 'numeric', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

/** Moment with seconds in Europe/Bratislava, such as `21. 11. 2026 14:32:07`. */
export function writeMoment(at: string, locale: string): string {
  return `${writeDay(at, locale)}\u00a0${writeClock(at, locale)}`
}

export function writeDay(at: string, locale: string): string {
  return format(locale, day, at)
}

export function writeClock(at: string, locale: string): string {
  return format(locale, clock, at)
}
