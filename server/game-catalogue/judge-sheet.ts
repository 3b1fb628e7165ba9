import { isDeepStrictEqual } from 'node:util'
import { buildHashOf } from '#games/catalogue/build-hash.ts'
import { loadMathematics } from '#games/catalogue/index.ts'
import { isProofOf, mathematicsHashOf, provedBetEngines, readProofs } from '#games/catalogue/proofs.ts'
import { betEngineOf, isBetDefinition, type AnyDefinition } from '#games/engines.ts'
import { betReturn } from '#games/kit/math/bet-engine.ts'

/** Whether the figures of a game are proved for its definition and its mathematics, both identified by their hashes. */
export type Sheet = {
  readonly definitionHash: string
  readonly mathematicsHash: string
  /** Hash of definition, mathematics and figures together. */
  readonly buildHash: string
  /** Declared return, per cent. */
  readonly rtp: string
  readonly isGreen: boolean
  /** Why it is not green, in English; empty for a green sheet. */
  readonly problems: readonly string[]
}

export type JudgeSheet = (gameKey: string) => Sheet | undefined

type Proofs = ReturnType<typeof readProofs>
let proofs: Proofs | undefined
const judged = new Map<string, Sheet>()

/**
 * Judges the sheet of a game; undefined for a game without mathematics. Green: what was computed for exactly this
 * definition by exactly this mathematics equals what the definition declares. Closed forms are computed at once;
 * expensive results are read from games/catalogue/proofs.jsonl, which `npm run games:rtp` writes. Judged once: neither
 * definitions nor mathematics change while a process runs.
 */
export const judgeSheet: JudgeSheet = (gameKey) => {
  const known = judged.get(gameKey)
  if (known) return known
  const loaded = loadMathematics(gameKey)
  if (!loaded) return undefined
  proofs ??= readProofs()
  const sheet = judge(loaded.definition, loaded.definitionHash, proofs)
  judged.set(gameKey, sheet)
  return sheet
}

/** The same with given proofs. */
export function judge(definition: AnyDefinition, definitionHash: string, kept: Proofs): Sheet {
  const problems = problemsOf(definition, definitionHash, kept)
  const mathematicsHash = mathematicsHashOf(definition.engine)
  return {
    definitionHash,
    mathematicsHash,
    buildHash: buildHashOf({ definitionHash, mathematicsHash, figures: definition.declared }),
    rtp: definition.declared.rtp,
    isGreen: problems.length === 0,
    problems,
  }
}

function problemsOf(definition: AnyDefinition, definitionHash: string, kept: Proofs): string[] {
  const computed = computedOf(definition, definitionHash, kept)
  if (typeof computed === 'string') return [computed]
  const declared: Readonly<Record<string, unknown>> = definition.declared
  const found: Readonly<Record<string, unknown>> = { ...computed }
  return [...new Set([...Object.keys(declared), ...Object.keys(found)])]
    .filter((name) => !isDeepStrictEqual(declared[name], found[name]))
    .map((name) => `${name} is declared as ${String(declared[name])} and computed as ${String(found[name])}.`)
}

function computedOf(definition: AnyDefinition, definitionHash: string, kept: Proofs): object | string {
  if (isBetDefinition(definition) && !provedBetEngines.includes(definition.engine))
    return betReturn(betEngineOf(definition), definition).declared
  const proof = kept.get(definition.key)
  if (!proof) return 'No proof is kept.'
  if (proof.definitionHash !== definitionHash) return 'The proof that is kept speaks of another definition.'
  if (!isProofOf(proof, definitionHash, definition.engine))
    return 'The proof that is kept was computed by another mathematics.'
  return proof.computed
}
