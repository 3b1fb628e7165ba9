import type { FeeTariff } from '#contract/shapes/fees.ts'
import { startOfDay } from '#contract/states/calendar.ts'
import { parseAmount } from '#money'

export type WrittenTariff = Readonly<Record<'fixed' | 'percent' | 'min' | 'max', string>>

const WHOLE = 10_000

/** Parses the form of a tariff; undefined if a field is no number, or the maximum is below the minimum. */
export function readTariff({ fixed, percent, min, max }: WrittenTariff): FeeTariff | undefined {
  const read = (written: string) => (written.trim() === '' ? 0 : parseAmount(written))
  const fixedMinor = read(fixed)
  // Basis points are hundredths of a percent, so the parser of minor units applies.
  const basisPoints = read(percent)
  const minMinor = read(min)
  const maxMinor = max.trim() === '' ? null : parseAmount(max)
  if (fixedMinor === undefined || basisPoints === undefined || minMinor === undefined || maxMinor === undefined)
    return undefined
  if (basisPoints > WHOLE || (maxMinor !== null && maxMinor < minMinor)) return undefined
  return { fixedMinor, basisPoints, minMinor, maxMinor }
}

/** The instant from which a tariff applies: the beginning of a day in the market, wherever the browser is; without a day, now. */
export function readFirstDay(day: string, marketZone: string): { readonly validFrom?: string } {
  return day === '' ? {} : { validFrom: startOfDay(marketZone, day).toISOString() }
}
