import type { Texts } from '../texts/index.ts'
import type { StopWay } from './stop-ways.ts'

/** A duration in words. */
export function writeWay({ hours, months }: StopWay, texts: Texts, language: string): string {
  const write = (value: number, unit: 'hour' | 'month') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  if (hours !== null) return write(hours, 'hour')
  return months === null ? texts.withoutEnd : write(months, 'month')
}
