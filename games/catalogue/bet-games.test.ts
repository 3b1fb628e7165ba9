import { describe, expect, it } from 'vitest'
import { betEngineOf, isBetDefinition, type BetDefinition } from '../engines.ts'
import { canonicalJson } from '../kit/fairness/definition-hash.ts'
import { betReturn, figuresOfWays, type WinWays } from '../kit/math/bet-engine.ts'
import { playEveryRound } from '../kit/math/play-every-round.ts'
import { multiply, rational, toDecimal } from '../kit/math/rational.ts'
import { simulationRng } from '../kit/math/simulation-rng.ts'
import { playBetRound } from '../play-round.ts'
import { listCatalogue, loadMathematics } from './index.ts'
import { isProofOf, provedBetEngines, readProofs } from './proofs.ts'

const games = listCatalogue().flatMap((entry) => {
  const loaded = loadMathematics(entry.key)
  return loaded && isBetDefinition(loaded.definition)
    ? [{ entry, definition: loaded.definition, definitionHash: loaded.definitionHash }]
    : []
})
const proofs = readProofs()
const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => 5 * index)

/** Whether all rounds of a bet can be played one by one in a test. */
function isSmall({ engine }: BetDefinition): boolean {
  return ['pegs', 'wheel', 'roulette', 'duel'].includes(engine)
}

function meanOf(ways: WinWays): number {
  const all = ways.reduce((sum, win) => sum + Number(win.ways), 0)
  return ways.reduce((sum, win) => sum + win.coins * (Number(win.ways) / all), 0)
}

it('has mathematics for all 57 games with bets', () => expect(games).toHaveLength(57))

describe.each(games)('$entry.key', ({ entry, definition, definitionHash }) => {
  const engine = betEngineOf(definition)
  const bets = engine.betsOf(definition)
  const { coins, declared } = definition
  const isProved = provedBetEngines.includes(definition.engine)

  it('declares exactly what is computed', () => {
    expect(engine.problemsOf(definition)).toEqual([])
    if (isProved) {
      const proof = proofs.get(entry.key)
      if (!proof) throw new Error('No proof is kept: npm run games:rtp.')
      expect(isProofOf(proof, definitionHash, definition.engine)).toBe(true)
      expect(proof.computed).toEqual(declared)
    } else {
      expect(betReturn(engine, definition).declared).toEqual(declared)
    }
    expect(entry).toMatchObject({ declaredRtp: declared.rtp, volatility: declared.volatility })
    expect(Number(declared.rtp)).toBeGreaterThanOrEqual(92)
    // European roulette returns 36/37 by nature.
    expect(Number(declared.rtpMax)).toBeLessThanOrEqual(entry.key === 'RuletaEvropska' ? 97.297298 : 97)
    for (const { bet } of bets) expect(engine.problemsOfBet(definition, bet)).toEqual([])
  })

  it('pays over all its rounds what the closed form says', () => {
    if (!isSmall(definition)) return
    for (const { name, bet } of bets.filter((_, index) => index % Math.ceil(bets.length / 12) === 0)) {
      const ways = engine.waysOf(definition, bet)
      // The longest ball path has 65,536 rounds; one such board is enough.
      if (definition.engine === 'pegs' && !name.startsWith('8') && !name.startsWith('12 rows, high')) continue
      const every = playEveryRound((rng) => engine.play(definition, coins, bet, rng).winMinor)
      const { rtp, hitFrequency, maxWinCoins } = figuresOfWays(name, ways, coins)
      const percent = rational(100n, 1n)
      expect(toDecimal(multiply(multiply(every.mean, percent), rational(1n, BigInt(coins))), 6)).toBe(rtp)
      expect(toDecimal(multiply(every.hit, percent), 6)).toBe(hitFrequency)
      expect(every.maxWinCoins).toBe(maxWinCoins)
    }
  })

  it('wins in seeded play as often and as much as the closed form says, within its standard errors', () => {
    // Games with decisions are played in card-games.test.ts, by named ways to play.
    if (isProved || definition.engine === 'between') return
    const rounds = 4000
    for (const [index, { name, bet }] of bets.entries()) {
      if (index % Math.ceil(bets.length / 8) !== 0) continue
      const ways = engine.waysOf(definition, bet)
      const { hitFrequency, standardDeviation } = figuresOfWays(name, ways, coins)
      let [sum, hits] = [0, 0]
      for (let nonce = 0; nonce < rounds; nonce += 1) {
        const input = { key: entry.key, definitionHash, stakeMinor: coins, serverSeed, clientSeed: `m${index}`, nonce }
        let { winMinor } = { winMinor: 0 }
        try {
          ;({ winMinor } = playBetRound({ ...input, definition, bet }))
        } catch (refused) {
          // A stepwise round that fell into a trap before its last pick: the server never sees the later picks.
          if (definition.engine !== 'steps') throw refused
        }
        sum += winMinor
        if (winMinor > 0) hits += 1
      }
      const hit = Number(hitFrequency) / 100
      // Four errors: several hundred bets are asked, and three would be passed by one of them by chance.
      const hitError = Math.sqrt((hit * (1 - hit)) / rounds)
      if (hitError > 0) expect(Math.abs(hits / rounds - hit), name).toBeLessThan(4 * hitError + 1 / rounds)
      const isCommon = hit * rounds > 30 && definition.engine !== 'scratch' && definition.engine !== 'treasure'
      if (!isCommon) continue
      const error = Number(standardDeviation) / Math.sqrt(rounds)
      expect(Math.abs(sum / rounds - meanOf(ways)) / coins, name).toBeLessThan(5 * error + 1e-9)
    }
  })

  it('refuses what is not a bet, and a stake that would not pay whole minor units', () => {
    const bet = bets[0]?.bet
    if (bet === undefined) throw new Error('A game has a bet.')
    for (const wrong of [undefined, null, 7, 'all', { target: -1, side: 'under' }, { chips: [] }, { picks: [] }]) {
      expect(engine.problemsOfBet(definition, wrong)).not.toEqual([])
      expect(() =>
        playBetRound({
          key: entry.key,
          definition,
          definitionHash,
          stakeMinor: coins,
          serverSeed,
          clientSeed: 'x',
          nonce: 0,
          bet: wrong,
        }),
      ).toThrow(RangeError)
    }
    for (const wrong of [0, -coins, coins + 0.5, Number.NaN]) {
      expect(() => engine.play(definition, wrong, bet, simulationRng(1))).toThrow(RangeError)
    }
  })

  it('plays the same round from the same seeds', () => {
    const bet = bets[0]?.bet
    const input = { key: entry.key, definition, definitionHash, stakeMinor: coins, serverSeed, clientSeed: 'same', bet }
    expect(canonicalJson(playBetRound({ ...input, nonce: 3 }))).toBe(
      canonicalJson(playBetRound({ ...input, nonce: 3 })),
    )
  })
})
