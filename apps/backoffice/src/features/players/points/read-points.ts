const MAX = 1_000_000

/** Points to give, or with a minus to take; nothing of what is no whole number of them. */
export function readPoints(written: string): number | undefined {
  const plain = written.trim().replace('\u2212', '-')
  const points = /^[+-]?\d{1,7}$/.test(plain) ? Number(plain) : 0
  return points !== 0 && Math.abs(points) <= MAX ? points : undefined
}
