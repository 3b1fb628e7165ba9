const OFFSET = 2_166_136_261
const PRIME = 16_777_619

/**
 * A number for a key: the interface has numbers where our definitions have keys. The same key always gives the same
 * number.
 */
export function idOf(key: string): number {
  let hash = OFFSET
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, PRIME) >>> 0
  return hash >>> 1
}
