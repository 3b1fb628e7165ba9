/** A row of the plot: the declared return, the band of chance, and the measured return, as shares of stakes. */
export type BandRow = {
  readonly declared: { readonly least: number; readonly most: number } | null
  readonly band: { readonly low: number | null; readonly high: number } | null
  readonly returned: number | null
}

export const ROW_HEIGHT = 24
const TOP = 22
const RIGHT = 40
const PADDING = 0.1
/** Possible steps of ticks, and their maximum number. */
const STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5]
const TICKS_MOST = 6
/** A wider axis would hide details; values beyond it are drawn at its edge. */
const WIDEST = 1.2

export type DrawnBand = {
  readonly y: number
  readonly band: { readonly x: number; readonly width: number } | null
  readonly declared: { readonly from: number; readonly to: number } | null
  readonly returned: { readonly x: number; readonly isOutside: boolean } | null
}

/** Positions in the plot. The axis need not begin at zero, because it shows shares and not amounts. */
export function drawBands(
  rows: readonly BandRow[],
  { width, left }: { readonly width: number; readonly left: number },
) {
  const values = rows.flatMap(({ declared, band, returned }) =>
    [declared?.least, declared?.most, band?.low, band?.high, returned].filter((one) => typeof one === 'number'),
  )
  const [least, most] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0.9, 1]
  const [from, to] = [
    Math.max(0, least - PADDING * (most - least)),
    Math.min(most + PADDING * (most - least), Math.max(0, least) + WIDEST),
  ]
  const span = to - from || 0.1
  const place = Math.max(width - left - RIGHT, 40)
  const xOf = (share: number) => left + (place * Math.min(Math.max(share - from, 0), span)) / span
  return {
    height: TOP + rows.length * ROW_HEIGHT + 6,
    ticks: ticksWithin(from, from + span).map((share) => ({ x: xOf(share), share })),
    rows: rows.map(({ declared, band, returned }, index): DrawnBand => {
      const low = band ? xOf(band.low ?? from) : 0
      return {
        y: TOP + index * ROW_HEIGHT + ROW_HEIGHT / 2,
        band: band ? { x: low, width: Math.max(xOf(band.high) - low, 2) } : null,
        declared: declared ? { from: xOf(declared.least), to: xOf(declared.most) } : null,
        returned:
          returned === null
            ? null
            : {
                x: xOf(returned),
                isOutside: band !== null && (returned > band.high || (band.low !== null && returned < band.low)),
              },
      }
    }),
  }
}

/** Round shares within the axis. */
function ticksWithin(from: number, to: number): number[] {
  const step = STEPS.find((one) => (to - from) / one <= TICKS_MOST) ?? 1
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, place) => (first + place) * step)
}
