/**
 * Measures verifiable rounds per second on one core: keyed stream, whole round, outcome document.
 *
 *   node tools/games/bench-rounds.ts [<rounds> [<Key> …]]
 */
import { listCatalogue, loadMathematics } from '#games/catalogue/index.ts'
import { isBetDefinition, type ReelDefinition } from '#games/engines.ts'
import { playRound, stakesOf } from '#games/play-round.ts'

const rounds = Number(process.argv[2] ?? 300_000)
const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index)
const keys = process.argv.slice(3)
for (const { key } of listCatalogue()) {
  const loaded = keys.length === 0 || keys.includes(key) ? loadMathematics(key) : undefined
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
  console.log(
    key.padEnd(24),
    `${perSecond} rounds/s`,
    `returned ${((100 * winMinor) / stakeMinor / rounds).toFixed(2)} %`,
  )
}
