import { rngFromWords, type Rng } from '../math/rng.ts'
import { bytesOfAscii } from './bytes.ts'
import { chachaBlock, chachaState, WORDS_PER_BLOCK } from './chacha20.ts'
import { hmacKeyOf, hmacUnder, type HmacKey } from './hmac-sha256.ts'

/** What fixes every draw of one round. Together with the definition these are all that a verifier needs. */
export type RoundSeeds = {
  /** 32 secret bytes; their SHA-256 is shown before the round, the bytes themselves after rotation. */
  readonly serverSeed: Uint8Array
  readonly gameKey: string
  /** SHA-256 of the canonical definition, 64 hex digits: an edited pay table makes other draws. */
  readonly definitionHash: string
  readonly clientSeed: string
  /** Counts up by one per round of one seed pair, from 0. */
  readonly nonce: number
}

/** The player's own seed: 1 to 64 printable ASCII characters, without space and without the separator `|`. */
export const CLIENT_SEED_PATTERN = /^[!-{}~]{1,64}$/
export const SERVER_SEED_BYTES = 32

const NO_NONCE = new Uint8Array(12)

function assertSeeds({ serverSeed, clientSeed, nonce }: RoundSeeds): void {
  if (serverSeed.length !== SERVER_SEED_BYTES) throw new RangeError('A server seed has 32 bytes.')
  if (!CLIENT_SEED_PATTERN.test(clientSeed)) throw new RangeError('A client seed has 1 to 64 printable characters.')
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('A nonce is a whole number from 0.')
}

// A game's part of the message is the same in every round; joining and encoding it each time costs more than the hash.
const headOfGame = new Map<string, { readonly definitionHash: string; readonly bytes: Uint8Array }>()

function headBytes(gameKey: string, definitionHash: string): Uint8Array {
  const known = headOfGame.get(gameKey)
  if (known?.definitionHash === definitionHash) return known.bytes
  if (!/^[A-Za-z0-9]{1,64}$/.test(gameKey)) throw new RangeError('A game key has 1 to 64 letters and digits.')
  if (!/^[0-9a-f]{64}$/.test(definitionHash)) throw new RangeError('A definition hash has 64 hex digits.')
  const bytes = bytesOfAscii(`rng1|${gameKey}|${definitionHash}|`)
  headOfGame.set(gameKey, { definitionHash, bytes })
  return bytes
}

/**
 * What the server seed signs: `rng1|game|definition hash|client seed|nonce` in ASCII. No part can hold the separator,
 * so no two rounds share a message.
 */
export function roundMessage({
  gameKey,
  definitionHash,
  clientSeed,
  nonce,
}: Omit<RoundSeeds, 'serverSeed'>): Uint8Array {
  const head = headBytes(gameKey, definitionHash)
  const digits = String(nonce)
  const message = new Uint8Array(head.length + clientSeed.length + 1 + digits.length)
  message.set(head)
  let at = head.length
  for (let i = 0; i < clientSeed.length; i += 1, at += 1) message[at] = clientSeed.charCodeAt(i)
  message[at] = 0x7c
  for (let i = 0; i < digits.length; i += 1) message[at + 1 + i] = digits.charCodeAt(i)
  return message
}

/**
 * The draws of one round: ChaCha20 keystream under HMAC-SHA256(server seed, round message), block counter from 0,
 * nonce zero, little-endian words, unbiased by rejection. Without the server seed, the stream cannot be told from
 * its published hash.
 */
export function randomStream(seeds: RoundSeeds): Rng {
  assertSeeds(seeds)
  return drawsOfKey(hmacUnder(keyOfSeed(seeds.serverSeed), roundMessage(seeds)))
}

// A seed signs all rounds of its pair, and preparing its key is a third of the work. Forgotten with the seed's bytes, which
// nobody writes to after they were drawn.
const preparedKeys = new WeakMap<Uint8Array, HmacKey>()

function keyOfSeed(serverSeed: Uint8Array): HmacKey {
  const known = preparedKeys.get(serverSeed)
  if (known) return known
  const prepared = hmacKeyOf(serverSeed)
  preparedKeys.set(serverSeed, prepared)
  return prepared
}

/** The draws under a key of 32 bytes that is used for nothing else. */
export function drawsOfKey(streamKey: Uint8Array): Rng {
  const state = chachaState(streamKey, 0, NO_NONCE)
  const block = new Int32Array(WORDS_PER_BLOCK)
  let next = WORDS_PER_BLOCK
  return rngFromWords(() => {
    if (next === WORDS_PER_BLOCK) {
      chachaBlock(state, block)
      state[12] = ((state[12] as number) + 1) | 0
      next = 0
    }
    const word = (block[next] as number) >>> 0
    next += 1
    return word
  })
}
