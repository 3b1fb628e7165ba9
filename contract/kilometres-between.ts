export type Position = { readonly latitude: number; readonly longitude: number }

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance in a straight line. */
export function kilometresBetween(one: Position, other: Position): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord))
}

/** A distance in a language: with a tenth below ten kilometres. */
export const writeKilometres = (distance: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  }).format(distance)
