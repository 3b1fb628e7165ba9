import type { LimitValue } from '#contract/shapes/limits.ts'
import { formatMoney } from '#money'

/** A value as the player's market writes it: money, hours and minutes, or a number. */
export function writeValue(value: LimitValue, locale: string): string {
  if ('amountMinor' in value) return formatMoney(value, locale)
  return 'minutes' in value ? writeMinutes(value.minutes, locale) : new Intl.NumberFormat(locale).format(value.count)
}

function writeMinutes(minutes: number, locale: string): string {
  const unit = (name: 'hour' | 'minute', value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' })
      .format(value)
      .replaceAll(' ', '\u00a0')
  const rest = minutes % 60
  const hours = (minutes - rest) / 60
  if (hours === 0) return unit('minute', rest)
  return rest === 0 ? unit('hour', hours) : `${unit('hour', hours)}\u00a0${unit('minute', rest)}`
}

/** The number of a value, in the unit of its kind. */
export function numberOf(value: LimitValue): number {
  if ('amountMinor' in value) return value.amountMinor
  return 'minutes' in value ? value.minutes : value.count
}

/** A value of the same kind with another number. */
export function withNumber(value: LimitValue, number: number): LimitValue {
  if ('amountMinor' in value) return { ...value, amountMinor: number }
  return 'minutes' in value ? { minutes: number } : { count: number }
}

/** A value as typed: `500`, `12,50`, `2:30`. */
export function typeValue(value: LimitValue): string {
  const number = numberOf(value)
  if ('amountMinor' in value) {
    const hundredths = number % 100
    const whole = String((number - hundredths) / 100)
    return hundredths === 0 ? whole : `${whole},${String(hundredths).padStart(2, '0')}`
  }
  return String(number)
}
