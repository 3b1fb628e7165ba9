import sharp from 'sharp'

/**
 * A fingerprint of how a picture looks: is each cell of a 16×8 grid brighter, redder and bluer than the one to its
 * right, and brighter than the one below. 512 bits.
 */
export async function measureHash(image: Buffer): Promise<bigint> {
  const [columns, rows] = [17, 9]
  const { data } = await sharp(image)
    .resize(columns, rows, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const channel = (x: number, y: number, offset: number): number => data[(y * columns + x) * 3 + offset] ?? 0
  const grey = (x: number, y: number): number =>
    channel(x, y, 0) * 0.3 + channel(x, y, 1) * 0.59 + channel(x, y, 2) * 0.11
  let hash = 0n
  const push = (bit: boolean): void => {
    hash = (hash << 1n) | (bit ? 1n : 0n)
  }
  for (let y = 0; y < rows - 1; y++)
    for (let x = 0; x < columns - 1; x++) {
      push(grey(x, y) > grey(x + 1, y))
      push(grey(x, y) > grey(x, y + 1))
      push(channel(x, y, 0) > channel(x, y, 2))
      push(channel(x, y, 1) > channel(x, y, 0))
    }
  return hash
}

/** How many of the 512 bits differ. */
export function hashDistance(one: bigint, other: bigint): number {
  let bits = one ^ other
  let count = 0
  while (bits > 0n) {
    count += Number(bits & 1n)
    bits >>= 1n
  }
  return count
}
