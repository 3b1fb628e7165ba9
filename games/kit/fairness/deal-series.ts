import { bytesOfAscii, hexOfBytes } from './bytes.ts'
import { chachaBlock, chachaState, WORDS_PER_BLOCK } from './chacha20.ts'
import { hmacSha256 } from './hmac-sha256.ts'
import { drawsOfKey } from './random-stream.ts'
import { leafOf, levelsOf, rootOfEdge, rootOfPath, SALT_BYTES, type SeriesTicket } from './ticket-tree.ts'

/** What a series is made from. The seed is secret until the last ticket is sold. */
export type SeriesSeed = { readonly seed: Uint8Array; readonly gameKey: string; readonly definitionHash: string }

/** How many tickets a series has, and how many of them bring each prize. */
export type SeriesPlan = { readonly tickets: number; readonly prizes: readonly { readonly count: number }[] }

/**
 * All tickets of a series in the order in which they are sold: 0 for none, else the index of the prize and one. They are
 * laid prize after prize and shuffled from the end (Fisher and Yates) with draws under
 * HMAC-SHA256(seed, `series1|game|definition hash`).
 */
export function dealSeries({ seed, gameKey, definitionHash }: SeriesSeed, { tickets, prizes }: SeriesPlan): Uint8Array {
  const dealt = new Uint8Array(tickets)
  let laid = 0
  prizes.forEach(({ count }, prize) => {
    dealt.fill(prize + 1, laid, laid + count)
    laid += count
  })
  const draws = drawsOfKey(hmacSha256(seed, bytesOfAscii(`series1|${gameKey}|${definitionHash}`)))
  for (let last = tickets - 1; last > 0; last -= 1) {
    const other = draws.below(last + 1)
    const moved = dealt[last] as number
    dealt[last] = dealt[other] as number
    dealt[other] = moved
  }
  return dealt
}

const NO_NONCE = new Uint8Array(12)
const TICKETS_PER_BLOCK = (4 * WORDS_PER_BLOCK) / SALT_BYTES

/** The salts of a series: four to a block of the keystream under HMAC-SHA256(seed, `salts1`), in the order of the tickets. */
export function saltsOf(seed: Uint8Array): (number: number) => Uint8Array {
  const state = chachaState(hmacSha256(seed, bytesOfAscii('salts1')), 0, NO_NONCE)
  const block = new Int32Array(WORDS_PER_BLOCK)
  return (number) => {
    state[12] = Math.floor(number / TICKETS_PER_BLOCK)
    chachaBlock(state, block)
    const salt = new Uint8Array(SALT_BYTES)
    const view = new DataView(salt.buffer)
    const first = (number % TICKETS_PER_BLOCK) * (SALT_BYTES / 4)
    for (let word = 0; word < SALT_BYTES / 4; word += 1) view.setInt32(4 * word, block[first + word] as number, true)
    return salt
  }
}

/** A stored ticket as an index of a prize, or none. */
export const prizeOf = (stored: number | undefined): number | undefined => (stored ? stored - 1 : undefined)

/** The hash that is published before the first ticket is sold, as 64 hex digits. */
export function rootOfSeries(from: SeriesSeed, plan: SeriesPlan): string {
  const saltOf = saltsOf(from.seed)
  const leaves = Array.from(dealSeries(from, plan), (stored, number) =>
    leafOf(number, { prize: prizeOf(stored), salt: saltOf(number) }),
  )
  return hexOfBytes(levelsOf(leaves).at(-1)?.[0] ?? new Uint8Array())
}

/** Whether a bought ticket lay under its number in the series that was committed to. */
export function isTicketOf(
  root: string,
  ticket: SeriesTicket,
  place: { readonly number: number; readonly tickets: number; readonly path: readonly Uint8Array[] },
): boolean {
  const found = rootOfPath(leafOf(place.number, ticket), place)
  return found !== undefined && hexOfBytes(found) === root
}

/** Whether these are all tickets that were sold first in the series that was committed to: what is left follows. */
export function areFirstOf(
  root: string,
  sold: readonly SeriesTicket[],
  rest: { readonly tickets: number; readonly edge: readonly Uint8Array[] },
): boolean {
  const found = rootOfEdge(
    sold.map((ticket, number) => leafOf(number, ticket)),
    rest,
  )
  return found !== undefined && hexOfBytes(found) === root
}
