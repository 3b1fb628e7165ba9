import { bytesOfText, hexOfBytes } from '../kit/fairness/bytes.ts'
import { canonicalJson } from '../kit/fairness/definition-hash.ts'
import { sha256 } from '../kit/fairness/sha256.ts'
import { loadMathematics } from './index.ts'
import { mathematicsHashOf } from './proofs.ts'

type Build = {
  readonly definitionHash: string
  readonly mathematicsHash: string
  /** The figures of the sheet. */
  readonly figures: object
}

/**
 * Names a build of a game: its definition, the mathematics that plays it and the figures of its sheet under one hash.
 * Whoever changes any of the three plays another build. Anybody can compute it from the par sheet: SHA-256 of the
 * canonical JSON of the three.
 */
export function buildHashOf({ definitionHash, mathematicsHash, figures }: Build): string {
  return hexOfBytes(sha256(bytesOfText(canonicalJson({ definitionHash, mathematicsHash, figures }))))
}

const known = new Map<string, string>()

/** The build of a game that this process plays, for real and for fun alike; nothing for a game without mathematics. */
export function buildHashOfGame(key: string): string | undefined {
  const loaded = loadMathematics(key)
  if (!loaded) return undefined
  const { definition, definitionHash } = loaded
  const hash =
    known.get(key) ??
    buildHashOf({ definitionHash, mathematicsHash: mathematicsHashOf(definition.engine), figures: definition.declared })
  known.set(key, hash)
  return hash
}
