/**
 * `npm run games:bench`: throughput of one core in processor time. Base spins of the games with 20 lines on 5 × 3
 * without outcomes, as in the search for strips; and verifiable rounds of every reel game: keyed stream, whole round,
 * outcome document.
 *
 *   node tools/games/bench-rounds.ts [<rounds> [<Key> …]]
 */
import { listCatalogue, loadMathematics } from '#games/catalogue/index.ts'
import { isBetDefinition, type ReelDefinition } from '#games/engines.ts'
import { baseSpinsOf } from '#games/engines/lines/simulation/index.ts'
import { simulationWords } from '#games/kit/math/simulation-rng.ts'
import { playRound, stakesOf } from '#games/play-round.ts'

const rounds = Number(process.argv[2] ?? 300_000)
const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index)
const keys = process.argv.slice(3)
const asked = listCatalogue().filter(({ key }) => keys.length === 0 || keys.includes(key))

const spinsPerSecond: number[] = []
for (const { key } of asked) {
  const definition = loadMathematics(key)?.definition
  if (definition?.engine !== 'lines' || definition.mystery || definition.fullGrid || definition.wild?.respins) continue
  if (definition.reels.length !== 5 || definition.rows !== 3 || definition.lines.length !== 20) continue
  const spin = baseSpinsOf(definition)
  spin(simulationWords(1), rounds)
  const began = process.cpuUsage()
  const { wonCoins } = spin(simulationWords(2), 10 * rounds)
  const { user, system } = process.cpuUsage(began)
  spinsPerSecond.push((10 * rounds * 1e6) / (user + system))
  const returned = ((100 * wonCoins) / definition.coins / (10 * rounds)).toFixed(2)
  console.log(
    key.padEnd(24),
    `${Math.round(spinsPerSecond.at(-1) ?? 0)} base spins/s`,
    `returned ${returned} % by base`,
  )
}

const roundsPerSecond: number[] = []
for (const { key } of asked) {
  const loaded = loadMathematics(key)
  if (!loaded || isBetDefinition(loaded.definition)) continue
  const { definition } = loaded
  const stakeMinor = stakesOf(definition, 'CZK')[0] ?? 0
  const input = { key, ...loaded, definition, stakeMinor, serverSeed, clientSeed: 'bench' }
  let winMinor = 0
  for (let nonce = 0; nonce < rounds / 5; nonce += 1)
    winMinor += playRound<ReelDefinition>({ ...input, nonce }).winMinor
  const began = process.cpuUsage()
  winMinor = 0
  for (let nonce = 0; nonce < rounds; nonce += 1) winMinor += playRound<ReelDefinition>({ ...input, nonce }).winMinor
  const { user, system } = process.cpuUsage(began)
  const perSecond = Math.round((rounds * 1e6) / (user + system))
  roundsPerSecond.push(perSecond)
  console.log(
    key.padEnd(24),
    `${perSecond} rounds/s`,
    `returned ${((100 * winMinor) / stakeMinor / rounds).toFixed(2)} %`,
  )
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}
console.log(`median: ${median(spinsPerSecond)} base spins/s, ${median(roundsPerSecond)} verifiable rounds/s`)
