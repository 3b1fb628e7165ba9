import { sha256 } from './sha256.ts'

/** What lies under one number of a series: the index of its prize, or none, and 16 bytes that hide it. */
export type SeriesTicket = { readonly prize: number | undefined; readonly salt: Uint8Array }

export const SALT_BYTES = 16
const HASH_BYTES = 32

/**
 * A leaf of the tree of a series: SHA-256 of 0, the number (4 bytes, from 0), the prize (1 byte: 0 for none, else its index
 * and one) and the salt. Without the salt nobody can try what a ticket holds.
 */
export function leafOf(number: number, { prize, salt }: SeriesTicket): Uint8Array {
  if (salt.length !== SALT_BYTES) throw new RangeError('A ticket has 16 bytes of salt.')
  const bytes = new Uint8Array(6 + SALT_BYTES)
  bytes[1] = number >>> 24
  bytes[2] = number >>> 16
  bytes[3] = number >>> 8
  bytes[4] = number
  bytes[5] = prize === undefined ? 0 : prize + 1
  bytes.set(salt, 6)
  return sha256(bytes)
}

/** A node: SHA-256 of 1 and its two children. Leaves begin with 0, so that neither is ever taken for the other. */
export function nodeOf(left: Uint8Array, right: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + 2 * HASH_BYTES)
  bytes[0] = 1
  bytes.set(left, 1)
  bytes.set(right, 1 + HASH_BYTES)
  return sha256(bytes)
}

/** The next level up: pairs become nodes; one that is left over goes up as it is. */
export function levelAbove(level: readonly Uint8Array[]): Uint8Array[] {
  return Array.from({ length: Math.ceil(level.length / 2) }, (_, at) => {
    const left = level[2 * at] as Uint8Array
    const right = level[2 * at + 1]
    return right ? nodeOf(left, right) : left
  })
}

/** All levels of a tree, the leaves first and the root last. */
export function levelsOf(leaves: readonly Uint8Array[]): Uint8Array[][] {
  const levels = [[...leaves]]
  for (let last = levels[0]; last && last.length > 1; last = levels.at(-1)) levels.push(levelAbove(last))
  return levels
}

/** The way from a leaf to the root: the hash beside each step. Where one goes up alone there is none. */
export function pathOf(levels: readonly (readonly Uint8Array[])[], number: number): Uint8Array[] {
  return levels.flatMap((level, height) => level[(number >>> height) ^ 1] ?? [])
}

/** The root that a leaf and its path lead to, or nothing when the path is not of this length. */
export function rootOfPath(
  leaf: Uint8Array,
  {
    number,
    tickets,
    path,
  }: { readonly number: number; readonly tickets: number; readonly path: readonly Uint8Array[] },
): Uint8Array | undefined {
  let hash = leaf
  let used = 0
  for (let [at, width] = [number, tickets]; width > 1; at >>>= 1, width = Math.ceil(width / 2)) {
    if ((at ^ 1) >= width) continue
    const beside = path[used]
    used += 1
    if (!beside) return undefined
    hash = at & 1 ? nodeOf(beside, hash) : nodeOf(hash, beside)
  }
  return used === path.length ? hash : undefined
}

/** Hashes to the right of the first `sold` leaves: with those leaves they lead to the root, and tell nothing else. */
export function edgeOf(levels: readonly (readonly Uint8Array[])[], sold: number): Uint8Array[] {
  let known = sold
  return levels.slice(0, -1).flatMap((level) => {
    const beside = known % 2 === 1 ? level[known] : undefined
    known = Math.ceil(known / 2)
    return beside ?? []
  })
}

/** The root that the first leaves and the edge beside them lead to, or nothing when the edge is not of this length. */
export function rootOfEdge(
  leaves: readonly Uint8Array[],
  { tickets, edge }: { readonly tickets: number; readonly edge: readonly Uint8Array[] },
): Uint8Array | undefined {
  let level = [...leaves]
  let used = 0
  for (let width = tickets; width > 1; width = Math.ceil(width / 2)) {
    if (level.length % 2 === 1 && level.length < width) {
      const beside = edge[used]
      used += 1
      if (!beside) return undefined
      level.push(beside)
    }
    level = levelAbove(level)
  }
  return used === edge.length ? level[0] : undefined
}
