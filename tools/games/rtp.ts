/**
 * Compares the exact return of every game with mathematics with the declared one. Exit code 1 on any difference.
 *
 *   node tools/games/rtp.ts [--json] [--fresh | --fresh-quick] [<Key> …]
 *
 * Results for the same definition and mathematics are read from games/catalogue/proofs.jsonl, and missing ones are
 * computed and stored. With --fresh everything is computed and must equal what is stored; with --fresh-quick what is
 * missing and what takes less than half a second.
 */
import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { isBetDefinition } from '#games/engines.ts'
import { listCatalogue, loadMathematics } from '#games/catalogue/index.ts'
import {
  isProofOf,
  proofsFile,
  provedBetEngines,
  readProofs,
  type BetProof,
  type Proof,
} from '#games/catalogue/proofs.ts'
import { proveBets, proveGame } from './prove-game.ts'

const QUICK_MS = 500
const isFresh = process.argv.includes('--fresh')
const isQuickFresh = process.argv.includes('--fresh-quick')
const keys = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const kept = readProofs()
const problems: string[] = []
let isChanged = false

function keep(): void {
  const lines = [...kept.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)).map((proof) => JSON.stringify(proof))
  writeFileSync(proofsFile, `${lines.join('\n')}\n`)
}

const withoutTime = ({ ms: _ms, ...proof }: Proof | BetProof): unknown => JSON.parse(JSON.stringify(proof))

const rows = listCatalogue().flatMap(({ key, engine }) => {
  const loaded = keys.length === 0 || keys.includes(key) ? loadMathematics(key) : undefined
  if (!loaded) return []
  const { definition, definitionHash } = loaded
  const known = kept.get(key)
  const isKnown = known !== undefined && isProofOf(known, definitionHash, definition.engine)
  const isBet = isBetDefinition(definition)
  // Closed forms are cheap: they are recomputed and not stored.
  const isKept = !isBet || provedBetEngines.includes(definition.engine)
  const prove = () => (isBet ? proveBets(definition, definitionHash) : proveGame(definition, definitionHash))
  const isAnew = isFresh || (isQuickFresh && (known?.ms ?? 0) < QUICK_MS)
  const proof = isKnown && !isAnew ? known : prove()
  if (isKnown && isAnew && !isDeepStrictEqual(withoutTime(known), withoutTime(proof))) {
    problems.push(`${key}: the kept proof is not what is computed.`)
  }
  if (!isKnown && isKept) {
    kept.set(key, proof)
    isChanged = true
    // Stored at once: proving all games takes minutes and may be interrupted.
    keep()
  }
  const { declared } = definition
  if (!isDeepStrictEqual({ ...declared }, { ...proof.computed })) {
    problems.push(`${key} declares ${declared.rtp} % but returns ${proof.computed.rtp} %, or another figure differs.`)
  }
  const never = 'neverPaid' in proof ? (proof.neverPaid ?? []) : []
  if (never.length > 0) problems.push(`${key} lists what no round pays: ${never.join(', ')}.`)
  return [
    {
      key,
      engine,
      declaredRtp: declared.rtp,
      exactRtp: proof.computed.rtp,
      hitFrequency: proof.computed.hitFrequency,
      standardDeviation: proof.computed.standardDeviation,
      maxWinX: proof.computed.maxWinX,
      ms: proof.ms,
    },
  ]
})

const listed = new Set(listCatalogue().map(({ key }) => key))
for (const key of kept.keys()) {
  if (listed.has(key)) continue
  kept.delete(key)
  isChanged = true
}
if (isChanged) keep()
if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2))
else console.table(rows)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
