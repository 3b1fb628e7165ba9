import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { engineOf, enginesWithScene, isBetDefinition, type ReelDefinition } from '../engines.ts'
import { canonicalJson } from '../kit/fairness/definition-hash.ts'
import { scriptedRng } from '../kit/math/scripted-rng.ts'
import { playRound, stakesOf } from '../play-round.ts'
import { listCatalogue, loadDefinition, loadMathematics } from './index.ts'
import { isProofOf, readProofs, reelProofOf } from './proofs.ts'

const entries = listCatalogue()
const proofs = readProofs()
const games = entries.flatMap((entry) => {
  const loaded = loadMathematics(entry.key)
  return !loaded || isBetDefinition(loaded.definition) ? [] : [{ entry, ...loaded, definition: loaded.definition }]
})
const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => 7 * index)

describe('the catalogue', () => {
  it('lists two hundred games, each once and in the general order', () => {
    expect(entries).toHaveLength(200)
    expect(new Set(entries.map(({ key }) => key)).size).toBe(200)
    expect(entries.map(({ sort }) => sort)).toEqual(entries.map(({ sort }) => sort).toSorted((a, b) => b - a))
    for (const language of ['cs', 'en'] as const) {
      expect(new Set(entries.map(({ name }) => name[language])).size).toBe(200)
    }
  })

  it('has mathematics for every game', () => {
    expect(entries.filter(({ hasMathematics }) => !hasMathematics).map(({ key }) => key)).toEqual([])
  })

  it('shows only games whose engine has a scene', () => {
    const shown: readonly string[] = enginesWithScene
    for (const { key, engine, isPlayable, hasMathematics, definitionHash, declaredRtp } of entries) {
      expect([key, isPlayable]).toEqual([key, hasMathematics && shown.includes(engine)])
      expect([key, definitionHash !== undefined, declaredRtp !== null]).toEqual([key, hasMathematics, hasMathematics])
      expect([key, loadDefinition(key) !== undefined]).toEqual([key, isPlayable])
    }
  })

  it('plays at least the first three games', () => {
    const keys = entries.filter(({ isPlayable }) => isPlayable).map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['OvocnyKolotoc', 'CertAKaca', 'KorunovacniKlenoty']))
  })

  it('knows no game by another key', () => {
    expect(loadMathematics('NoSuchGame')).toBeUndefined()
    expect(loadDefinition('../engines')).toBeUndefined()
  })

  it('has no two equal definitions', () => {
    const all = entries.flatMap(({ key }) => loadMathematics(key)?.definition ?? [])
    const bare = all.map(({ key: _key, ...rest }) => canonicalJson(rest))
    expect(new Set(bare).size).toBe(all.length)
  })

  it('has no definition that is not listed', () => {
    const folders = readdirSync(new URL('./', import.meta.url), { withFileTypes: true }).filter((it) =>
      it.isDirectory(),
    )
    expect(folders).toHaveLength(200)
  })
})

/** Standard errors by which seeded play through the server's own path is away from what is computed. */
function awayFrom(definition: ReelDefinition, definitionHash: string, clientSeed: string, rounds: number) {
  const { key, coins, declared } = definition
  const stakeMinor = coins * 3
  let [sum, hits] = [0, 0]
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const input = { key, definition, definitionHash, stakeMinor, serverSeed, clientSeed, nonce }
    const { winMinor } = playRound<ReelDefinition>(input)
    sum += winMinor
    if (winMinor > 0) hits += 1
  }
  const hit = Number(declared.hitFrequency) / 100
  return {
    byReturn:
      (sum / stakeMinor / rounds - Number(declared.rtp) / 100) /
      (Number(declared.standardDeviation) / Math.sqrt(rounds)),
    byHits: (hits / rounds - hit) / Math.sqrt((hit * (1 - hit)) / rounds),
  }
}

describe.each(games)('$entry.key', ({ entry, definition, definitionHash }) => {
  const engine = engineOf<ReelDefinition>(definition)
  const { declared } = definition
  const proof = reelProofOf(proofs, entry.key)
  const largest = proof?.maxWinDraws ?? []

  it('is proved by its definition and the mathematics of today (else: npm run games:rtp)', () => {
    if (!proof) throw new Error('No proof is kept.')
    expect(isProofOf(proof, definitionHash, definition.engine)).toBe(true)
    expect(proof.computed).toEqual(declared)
    const { rtp, volatility } = declared
    expect(entry).toMatchObject({ declaredRtp: rtp, volatility, engine: definition.engine })
    expect(entry.reels).toBe(definition.reels.length)
  })

  it('returns between 92 and 97 per cent', () => {
    expect(Number(declared.rtp)).toBeGreaterThanOrEqual(92)
    expect(Number(declared.rtp)).toBeLessThanOrEqual(97)
  })

  it('promises what it has: wild, scatter, free spins, risk', () => {
    const has = (feature: string): boolean => entry.features.some((it) => it.startsWith(feature))
    expect(has('feature-buy')).toBe(false)
    expect(has('risk-gamble')).toBe(definition.risk !== undefined)
    const isOpen = definition.engine === 'lines' || definition.engine === 'ways' || definition.engine === 'cascade'
    if (isOpen) expect(has('free-spins')).toBe(definition.freeSpins !== undefined)
    if (definition.engine === 'cascade')
      expect(has('random-multiplier')).toBe(definition.randomMultiplier !== undefined)
    if (definition.engine === 'lines' || definition.engine === 'ways') {
      expect(has('wild') || has('expanding-wild') || has('sticky-wild')).toBe(definition.wild !== undefined)
      expect(has('scatter-pays')).toBe(definition.scatter !== undefined)
      const free = entry.features.find((it) => it.startsWith('free-spins'))?.match(/\d+/gu)
      if (free) expect([definition.freeSpins?.awards[3], definition.freeSpins?.multiplier]).toEqual(free.map(Number))
    }
  })

  it('reaches its largest win by a constructed stream, on every stake and in whole minor units', () => {
    const rng = scriptedRng(largest)
    expect(engine.play(definition, 3 * definition.coins, rng).winMinor).toBe(3 * declared.maxWinCoins)
    expect(rng.drawn()).toBe(largest.length)
    for (const currency of ['CZK', 'EUR'] as const) {
      const stakes = stakesOf(definition, currency)
      // About two crowns, ten cents: no game makes the player put in hellers.
      const [low, high] = currency === 'CZK' ? [196, 50_000] : [10, 2000]
      expect(stakes.length).toBeGreaterThan(4)
      for (const stake of stakes) {
        expect(stake).toBeGreaterThanOrEqual(low)
        expect(stake).toBeLessThanOrEqual(high)
        expect(Number.isSafeInteger((stake / definition.coins) * declared.maxWinCoins)).toBe(true)
      }
      const smallest = (stakes[0] ?? 0) / definition.coins
      expect(stakesOf(definition, currency, smallest * declared.maxWinCoins)).toEqual([stakes[0]])
      expect(stakesOf(definition, currency, smallest * declared.maxWinCoins - 1)).toEqual([])
    }
  })

  it('returns and wins in seeded play as computed, within three standard errors', () => {
    const first = awayFrom(definition, definitionHash, 'monte-carlo', 6000)
    const isOdd = Math.abs(first.byReturn) > 3 || Math.abs(first.byHits) > 3
    // One game in a hundred is odd by chance: it is played on with other seeds, where it must be ordinary.
    const { byReturn, byHits } = isOdd ? awayFrom(definition, definitionHash, 'second-look', 24_000) : first
    expect(Math.abs(byReturn), 'return').toBeLessThan(3)
    expect(Math.abs(byHits), 'hits').toBeLessThan(3)
  })

  it('plays the same round from the same seeds, and another with another nonce', () => {
    const stakeMinor = definition.coins
    const input = { key: entry.key, definition, definitionHash, stakeMinor, serverSeed, clientSeed: 'same' }
    const at = (nonce: number): string => canonicalJson(playRound<ReelDefinition>({ ...input, nonce }))
    expect(at(5)).toBe(at(5))
    expect(new Set(Array.from({ length: 20 }, (_, nonce) => at(nonce))).size).toBeGreaterThan(15)
  })

  it('refuses a stake that would not pay in whole minor units', () => {
    const { coins } = definition
    for (const wrong of [0, -coins, coins + 0.5, Number.NaN]) {
      expect(() => engine.play(definition, wrong, scriptedRng([]))).toThrow(RangeError)
    }
    if (coins > 1) expect(() => engine.play(definition, coins + 1, scriptedRng([]))).toThrow(RangeError)
  })
})
