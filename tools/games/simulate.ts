/**
 * Plays every reel game through the code of real rounds and prints by how many standard errors it differs from the
 * computed figures: return, hit frequency, and the feature alone, on condition that it starts. Exit code 1 when a
 * figure differs by more than four.
 *
 *   node tools/games/simulate.ts [<rounds> [<seed> [<Key> …]]]
 */
import { listCatalogue, loadMathematics } from '#games/catalogue/index.ts'
import { readProofs, reelProofOf } from '#games/catalogue/proofs.ts'
import { isBetDefinition, type ReelDefinition } from '#games/engines.ts'
import { featureWin } from '#games/kit/testing/feature-win.ts'
import { playRound } from '#games/play-round.ts'

const rounds = Number(process.argv[2] ?? 100_000)
const seed = process.argv[3] ?? 'simulate'
const keys = process.argv.slice(4)
const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => 3 * index)
const proofs = readProofs()

const all: number[] = []
for (const { key } of listCatalogue()) {
  const loaded = keys.length === 0 || keys.includes(key) ? loadMathematics(key) : undefined
  const proof = reelProofOf(proofs, key)
  if (!loaded || isBetDefinition(loaded.definition) || !proof) continue
  const { definition, definitionHash } = loaded
  const { coins, declared } = definition
  let [sum, squares, hits, features, featureSum] = [0, 0, 0, 0, 0]
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const input = { key, definition, definitionHash, stakeMinor: coins, serverSeed, clientSeed: seed, nonce }
    const outcome = playRound<ReelDefinition>(input)
    const win = outcome.winMinor / coins
    sum += win
    squares += win * win
    if (win > 0) hits += 1
    const feature = featureWin(outcome)
    if (feature === undefined) continue
    features += 1
    featureSum += feature / coins
  }
  const mean = sum / rounds
  const deviation = Number(declared.standardDeviation)
  const hit = Number(declared.hitFrequency) / 100
  const byReturn = (mean - Number(declared.rtp) / 100) / (deviation / Math.sqrt(rounds))
  const byHits = (hits / rounds - hit) / Math.sqrt((hit * (1 - hit)) / rounds)
  // What the feature pays when it starts: its part of the return, by how often it starts.
  const featureMean = (Number(proof.split.feature) / 100) * Number(declared.featureOneIn ?? 0)
  const average = featureSum / features
  // At most this much deviation can lie in the feature: all of the game's, on the rounds that start it. What is seen in
  // a few hundred features says too little where a grand prize comes once in ten thousand.
  const meanSquare = (deviation ** 2 + (Number(declared.rtp) / 100) ** 2) * Number(declared.featureOneIn ?? 0)
  const byFeature = features > 50 ? (average - featureMean) / Math.sqrt((meanSquare - featureMean ** 2) / features) : 0
  all.push(byReturn)
  const seen = Math.sqrt(squares / rounds - mean ** 2)
  console.log(
    key.padEnd(22),
    `return ${byReturn.toFixed(2).padStart(6)}`,
    `hits ${byHits.toFixed(2).padStart(6)}`,
    `feature ${byFeature.toFixed(2).padStart(6)} of ${features}`,
    `deviation ${seen.toFixed(2)} of ${deviation.toFixed(2)}`,
  )
  if (Math.abs(byReturn) > 4 || Math.abs(byHits) > 4 || Math.abs(byFeature) > 4) {
    console.error(`${key} is too far from what is computed.`)
    process.exitCode = 1
  }
}
const average = all.reduce((sum, z) => sum + z, 0) / all.length
const spread = Math.sqrt(all.reduce((sum, z) => sum + (z - average) ** 2, 0) / all.length)
console.log(`${all.length} games: mean of errors ${average.toFixed(3)}, spread ${spread.toFixed(3)}`)
