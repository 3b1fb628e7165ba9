import { bytesOfAscii, bytesOfHex, hexOfBytes } from '../../../kit/fairness/bytes.ts'
import { hmacSha256 } from '../../../kit/fairness/hmac-sha256.ts'
import { sha256 } from '../../../kit/fairness/sha256.ts'
import { crashPointOf, type CrashDefinition } from './crash-engine.ts'

/**
 * Shared rounds take their chance from a chain of hashes: each link is the SHA-256 of the one that is told after it. The
 * last hash, the chain's end, is published before the first round; the links are told backwards from it, one per round.
 * So every round was fixed before the first bet, and who knows the links told so far cannot compute the next one.
 */
export function hashOfLink(link: string): string {
  return hexOfBytes(sha256(bytesOfHex(link)))
}

/** 52 fair bits: the top ones of HMAC-SHA256 with the link as the key and the chain's public salt and the game's key as the text. */
export function bitsOfLink(
  link: string,
  { salt, gameKey }: { readonly salt: string; readonly gameKey: string },
): bigint {
  const bytes = hmacSha256(bytesOfHex(link), bytesOfAscii(`crash1|${salt}|${gameKey}`))
  let bits = 0n
  for (let at = 0; at < 7; at += 1) bits = (bits << 8n) + BigInt(bytes[at] ?? 0)
  return bits >> 4n
}

export type ChainedRound = {
  readonly gameKey: string
  readonly definition: Pick<CrashDefinition, 'returnBasisPoints' | 'maxMultiplier'>
  readonly salt: string
  /** 64 hex digits, told after the round. */
  readonly link: string
}

/** Where a shared round breaks, in hundredths. */
export function crashPointOfLink({ gameKey, definition, salt, link }: ChainedRound): number {
  return crashPointOf(definition, bitsOfLink(link, { salt, gameKey }))
}

export type ChainClaim = ChainedRound & {
  /** The chain's published end. */
  readonly end: string
  /** The round's place in the chain, from 1: so many hashes lead from its link to the end. */
  readonly place: number
  /** The crash point that was shown. */
  readonly claimed: number
}

export type ChainVerdict = {
  /** The link belongs to the chain whose end was published. */
  readonly isLinked: boolean
  readonly isCrashPointSame: boolean
  /** Recomputed here. */
  readonly crashPoint: number
}

/** Recomputes one shared round from what is public. */
export function verifyChainedRound(claim: ChainClaim): ChainVerdict {
  const crashPoint = crashPointOfLink(claim)
  let hash = sha256(bytesOfHex(claim.link))
  for (let step = 1; step < claim.place; step += 1) hash = sha256(hash)
  return { isLinked: hexOfBytes(hash) === claim.end, isCrashPointSame: crashPoint === claim.claimed, crashPoint }
}
