import { existsSync, readFileSync } from 'node:fs'
import { bytesOfText, hexOfBytes } from '../kit/fairness/bytes.ts'
import { sha256 } from '../kit/fairness/sha256.ts'
import type { DeclaredBets } from '../kit/math/bet-engine.ts'
import type { Declared } from '../kit/math/definition-parts.ts'

/**
 * What an exact computation found for one definition with one version of the mathematics. Kept, because computing all
 * games takes minutes; `npm run games:rtp -- --fresh` computes all of them again and fails on any difference.
 */
export type Proof = ProofHead & {
  readonly computed: Declared
  /** `jackpot` is the part of the feature that the game's own jackpots pay, where it has some. */
  readonly split: { readonly base: string; readonly feature: string; readonly jackpot?: string }
  /** SHA-256 of the return as an exact ratio, `numerator/denominator` in lowest terms. */
  readonly returnHash: string
  /** Draws of a round that wins the largest win. */
  readonly maxWinDraws: readonly number[]
  /** What the definition lists and no round pays, of engines that only a full cycle can tell of: it is empty. */
  readonly neverPaid?: readonly string[]
}

/** Of a game with bets whose figures take long: those with decisions. */
export type BetProof = ProofHead & { readonly computed: DeclaredBets }

type ProofHead = {
  readonly key: string
  readonly definitionHash: string
  /** Of the source of the engine and of everything it imports. */
  readonly mathematicsHash: string
  /** Of computing it. */
  readonly ms: number
}

const games = new URL('../', import.meta.url)
/** One proof a line, by key. */
export const proofsFile = new URL('./proofs.jsonl', import.meta.url)

/** Adds a source file and everything that it imports from our own sources. */
function collectSources(file: URL, found: Map<string, string>): void {
  if (found.has(file.href)) return
  const text = readFileSync(file, 'utf8')
  found.set(file.href, text)
  for (const [, path] of text.matchAll(/from '(\.{1,2}\/[^']+)'/gu)) collectSources(new URL(path ?? '', file), found)
}

const hashes = new Map<string, string>()

/** Names a version of an engine's mathematics: SHA-256 over its source and that of all it imports. */
export function mathematicsHashOf(engine: string): string {
  const known = hashes.get(engine)
  if (known) return known
  const found = new Map<string, string>()
  collectSources(new URL(`engines/${engine}/math/index.ts`, games), found)
  const text = [...found]
    .map(([href, source]) => `${href.slice(games.href.length)}\n${source}`)
    .toSorted()
    .join('\n')
  const hash = hexOfBytes(sha256(bytesOfText(text)))
  hashes.set(engine, hash)
  return hash
}

/** All proofs that are kept, valid or not. */
export function readProofs(): Map<string, Proof | BetProof> {
  if (!existsSync(proofsFile)) return new Map()
  const lines = readFileSync(proofsFile, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => JSON.parse(line) as Proof | BetProof).map((proof) => [proof.key, proof]))
}

/** Whether a proof speaks of this definition and of today's mathematics. */
export function isProofOf(proof: ProofHead, definitionHash: string, engine: string): boolean {
  return proof.definitionHash === definitionHash && proof.mathematicsHash === mathematicsHashOf(engine)
}

/** Engines with bets whose figures are kept as proofs: the best play over many hands. */
export const provedBetEngines: readonly string[] = ['video-poker', 'three-card', 'twenty-one', 'hi-lo']

/** The proof of a reel game, if one is kept. */
export function reelProofOf(proofs: ReadonlyMap<string, Proof | BetProof>, key: string): Proof | undefined {
  const proof = proofs.get(key)
  return proof && 'maxWinDraws' in proof ? proof : undefined
}
