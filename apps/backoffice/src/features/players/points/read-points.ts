const MAX = 1_000_000

/** Points to give, or to take with a minus; undefined unless it is a whole number within the bounds. */
export function readPoints(written: string): number | undefined {
  const plain = written.trim().replace('\u2212', '-')
  const points = /^[+-]?\d{1,7}$/.test(plain) ? Number(plain) : 0
  return points !== 0 && Math.abs(points) <= MAX ? points : undefined
}
