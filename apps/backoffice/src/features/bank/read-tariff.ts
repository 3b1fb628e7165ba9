import type { FeeTariff } from '#contract/shapes/fees.ts'
import { parseAmount } from '#money'

export type WrittenTariff = Readonly<Record<'fixed' | 'percent' | 'min' | 'max', string>>

const WHOLE = 10_000

/** A tariff as it is written in a form; undefined where something of it is no number, or the cap is below the least. */
export function readTariff({ fixed, percent, min, max }: WrittenTariff): FeeTariff | undefined {
  const read = (written: string) => (written.trim() === '' ? 0 : parseAmount(written))
  const fixedMinor = read(fixed)
  // Hundredths of a percent are to a percent what minor units are to their unit.
  const basisPoints = read(percent)
  const minMinor = read(min)
  const maxMinor = max.trim() === '' ? null : parseAmount(max)
  if (fixedMinor === undefined || basisPoints === undefined || minMinor === undefined || maxMinor === undefined)
    return undefined
  if (basisPoints > WHOLE || (maxMinor !== null && maxMinor < minMinor)) return undefined
  return { fixedMinor, basisPoints, minMinor, maxMinor }
}
