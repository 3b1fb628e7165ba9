import { hash } from 'node:crypto'
import { hexOfBytes } from '#games/kit/fairness/bytes.ts'
import { assert, secrets } from '../kernel/index.ts'

const SEED_BYTES = 32
const SALT_BYTES = 16

/** Rounds of one chain: at four rounds a minute more than three weeks without a pause. */
export const CHAIN_LENGTH = 131_072

/** One of this many links is stored, so that any other is a few hashes away. */
const STEP = 1024

const next = (link: Buffer): Buffer<ArrayBuffer> => hash('sha256', link, 'buffer')

/** A hash chain from which any link can be computed. */
export type ChainLinks = {
  /** What is published before the first round: 64 hex digits. */
  readonly end: string
  /** The link of the round at a place from 1: this many hashes lead from it to the end. */
  readonly linkAt: (place: number) => string
}

/** @param seed the link that is revealed last */
export function chainFrom(seed: Uint8Array, length: number): ChainLinks {
  const kept: Buffer[] = []
  let link: Buffer = Buffer.from(seed)
  for (let at = 0; at < length; at += 1) {
    if (at % STEP === 0) kept.push(link)
    link = next(link)
  }
  const end = link.toString('hex')
  return {
    end,
    linkAt: (place) => {
      assert(Number.isInteger(place) && place >= 1 && place <= length, 'A round has a place in its chain.')
      const from = length - place
      let found: Buffer | undefined = kept[Math.floor(from / STEP)]
      assert(found, 'A part of a chain is remembered.')
      for (let step = 0; step < from % STEP; step += 1) found = next(found)
      return found.toString('hex')
    },
  }
}

export function drawChainSeed(): { readonly seed: Uint8Array; readonly salt: string } {
  return { seed: secrets.bytes(SEED_BYTES), salt: hexOfBytes(secrets.bytes(SALT_BYTES)) }
}
