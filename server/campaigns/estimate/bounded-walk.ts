const INTERVALS = 400
/** Beyond this many standard deviations the density is negligible. */
const REACH = 10

/**
 * Where a sum stands after this many steps of a mean and a spread, when it stops for good at zero: by the walk that has the same
 * mean and spread and moves without jumps, whose distribution is known. Single wins that are large beside the start make
 * the true spread wider.
 * @returns mean and variance of the end, zero for what has stopped
 */
export function boundedWalk({
  start,
  steps,
  drift,
  deviation,
}: {
  readonly start: number
  readonly steps: number
  readonly drift: number
  readonly deviation: number
}): { readonly mean: number; readonly variance: number } {
  const middle = start + drift * steps
  const spread = deviation * Math.sqrt(steps)
  if (spread === 0) return { mean: Math.max(0, middle), variance: 0 }
  const from = Math.max(0, middle - REACH * spread)
  const to = Math.max(0, middle) + REACH * spread
  const width = (to - from) / INTERVALS
  let [first, second] = [0, 0]
  for (let at = 0; at <= INTERVALS; at += 1) {
    const end = from + at * width
    const z = (end - middle) / spread
    const density = Math.exp((-z * z) / 2) / (spread * Math.sqrt(2 * Math.PI))
    // Share of the paths to this end that never reached zero.
    const alive = -Math.expm1((-2 * end * start) / (spread * spread))
    // Simpson's rule.
    const weight = ((at === 0 || at === INTERVALS ? 1 : at % 2 === 1 ? 4 : 2) * width) / 3
    first += weight * end * density * alive
    second += weight * end * end * density * alive
  }
  return { mean: first, variance: Math.max(0, second - first * first) }
}
