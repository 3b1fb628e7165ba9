import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problemsOf } from '../engines/lines/math/check-definition.ts'
import { exactReturn, maxWinDraws, play, type LinesDefinition } from '../engines/lines/math/index.ts'
import { scriptedRng } from '../kit/math/scripted-rng.ts'
import { playRound, stakesOf } from '../play-round.ts'
import { listCatalogue, loadDefinition } from './index.ts'

const entries = listCatalogue()
const playable = entries.flatMap((entry) => {
  const loaded = loadDefinition(entry.key)
  return loaded ? [{ entry, ...loaded }] : []
})
const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => 7 * index)

/** A stop that puts `symbol` on `row` and no symbol of `never` in the window beside it. */
function stopFor(
  definition: LinesDefinition,
  reel: number,
  symbol: number,
  never: readonly number[],
  wantedRow = 1,
): number | undefined {
  const strip = definition.reels[reel] ?? []
  const stop = strip.findIndex((_, top) => {
    const window = Array.from({ length: definition.rows }, (_, row) => strip[(top + row) % strip.length])
    return window[wantedRow] === symbol && window.every((seen) => seen === symbol || !never.includes(seen ?? -1))
  })
  return stop === -1 ? undefined : stop
}

/** Stops that show exactly `count` of `symbol` from the left on a line, with a poor symbol after it; or nothing. */
function stopsForRun(definition: LinesDefinition, line: readonly number[], symbol: number, count: number) {
  const wild = definition.wild?.symbol ?? -1
  const spreading = definition.wild?.expands && symbol !== wild ? [wild] : []
  const topPay = (index: number): number => definition.symbols[index]?.pays.at(-1) ?? 0
  const others = definition.symbols
    .map((_, index) => index)
    .filter((index) => index !== symbol && index !== wild && index !== definition.mystery?.symbol)
    .sort((a, b) => topPay(a) - topPay(b))
  const stops: number[] = []
  let breaker = -1
  for (const [reel, row] of line.entries()) {
    const wanted = reel < count ? [symbol] : others.filter((index) => index !== breaker)
    const found = wanted.find((index) => stopFor(definition, reel, index, spreading, row) !== undefined)
    if (found === undefined) return undefined
    if (reel === count) breaker = found
    stops.push(stopFor(definition, reel, found, spreading, row) ?? 0)
  }
  return stops
}

/** Draws that never run out: the given ones first, then zeros. */
function drawsThenZeros(draws: readonly number[]): { below(n: number): number } {
  let at = 0
  return { below: () => draws[at++] ?? 0 }
}

describe('the catalogue', () => {
  it('lists two hundred games, each once and in the general order', () => {
    expect(entries).toHaveLength(200)
    expect(new Set(entries.map(({ key }) => key)).size).toBe(200)
    expect(entries.map(({ sort }) => sort)).toEqual(entries.map(({ sort }) => sort).toSorted((a, b) => b - a))
    for (const language of ['cs', 'en'] as const) {
      expect(new Set(entries.map(({ name }) => name[language])).size).toBe(200)
    }
  })

  it('plays at least the first three games', () => {
    const keys = playable.map(({ entry }) => entry.key)
    expect(keys).toEqual(expect.arrayContaining(['OvocnyKolotoc', 'CertAKaca', 'KorunovacniKlenoty']))
  })

  it('says of every game whether it can be played', () => {
    const keys = new Set(playable.map(({ entry }) => entry.key))
    for (const { key, isPlayable, definitionHash, declaredRtp } of entries) {
      expect([key, isPlayable, definitionHash !== undefined, declaredRtp !== null]).toEqual([
        key,
        keys.has(key),
        keys.has(key),
        keys.has(key),
      ])
    }
  })

  it('knows no game by another key', () => {
    expect(loadDefinition('NoSuchGame')).toBeUndefined()
    expect(loadDefinition('../engines')).toBeUndefined()
  })

  it('has no two equal definitions', () => {
    expect(new Set(playable.map(({ definitionHash }) => definitionHash)).size).toBe(playable.length)
  })

  it('has no definition that is not listed', () => {
    const folders = readdirSync(new URL('./', import.meta.url), { withFileTypes: true }).filter((it) =>
      it.isDirectory(),
    )
    expect(folders).toHaveLength(200)
  })
})

describe.each(playable)('$entry.key', ({ entry, definition, definitionHash }) => {
  const exact = exactReturn(definition)
  const largest = maxWinDraws(definition)
  const scatterSymbol = definition.scatter?.symbol ?? -1
  const coinValueMinor = 3
  const stakeMinor = definition.coins * coinValueMinor

  it('is legal', () => expect(problemsOf(definition)).toEqual([]))

  it('declares exactly what is computed', () => {
    const { rtp, hitFrequency, standardDeviation, maxWinX, maxWinCoins, featureOneIn, volatility } = exact
    const computed = { rtp, hitFrequency, standardDeviation, maxWinX, maxWinCoins, volatility }
    expect(definition.declared).toEqual(featureOneIn === undefined ? computed : { ...computed, featureOneIn })
    expect(entry).toMatchObject({ declaredRtp: rtp, volatility, engine: definition.engine, isPlayable: true })
    expect(entry.reels).toBe(definition.reels.length)
    expect(entry.rows).toBe(String(definition.rows))
    expect(entry.lines).toBe(definition.lines.length)
  })

  it('is not dull: it pays often enough, its feature comes, no two symbols pay the same', () => {
    expect(Number(exact.rtp)).toBeGreaterThanOrEqual(92)
    expect(Number(exact.rtp)).toBeLessThanOrEqual(97)
    expect(Number(exact.hitFrequency)).toBeGreaterThanOrEqual(12)
    expect(Number(exact.featureOneIn ?? 0)).toBeLessThanOrEqual(350)
    for (let count = 1; count <= definition.reels.length; count += 1) {
      const pays = definition.symbols.map((symbol) => symbol.pays[count] ?? 0).filter((pay) => pay > 0)
      expect(new Set(pays).size, `pays for ${count}`).toBe(pays.length)
    }
  })

  it('reaches its largest win by a constructed stream', () => {
    const rng = scriptedRng(largest)
    expect(play(definition, stakeMinor, rng).winMinor).toBe(exact.maxWinCoins * coinValueMinor)
    expect(rng.drawn()).toBe(largest.length)
  })

  const paid = definition.symbols.flatMap(({ id, pays }, symbol) =>
    pays.flatMap((payCoins, count) => (payCoins > 0 ? [{ id, symbol, count, payCoins }] : [])),
  )
  it.each(paid)('pays $payCoins for $count × $id', ({ symbol, count, payCoins }) => {
    const shown = definition.lines.some((line, index) => {
      const stops = stopsForRun(definition, line, symbol, count)
      const spin = stops && play(definition, stakeMinor, drawsThenZeros(stops)).spins[0]
      const win = spin?.wins.find((it) => it.line === index)
      if (!spin || win?.symbol !== symbol || win.count !== count) return false
      return win.payMinor === payCoins * spin.multiplier * coinValueMinor
    })
    expect(shown).toBe(true)
  })

  const scatterPays = definition.scatter?.pays ?? []
  it.each(scatterPays.flatMap((payCoins, count) => (payCoins > 0 ? [{ count, payCoins }] : [])))(
    'pays $payCoins for $count scatters anywhere',
    ({ count, payCoins }) => {
      const stops = definition.reels.map((strip, reel) => {
        if (reel < count) return stopFor(definition, reel, scatterSymbol, []) ?? -1
        return strip.findIndex((_, top) =>
          Array.from({ length: definition.rows }, (_, row) => strip[(top + row) % strip.length]).every(
            (seen) => seen !== scatterSymbol,
          ),
        )
      })
      const [spin] = play(definition, stakeMinor, drawsThenZeros(stops)).spins
      const win = spin?.wins.find(({ kind }) => kind === 'scatter')
      expect(win).toMatchObject({ symbol: scatterSymbol, count, payMinor: payCoins * coinValueMinor })
      expect(spin?.awardedFreeSpins).toBe(definition.freeSpins?.awards[count] ?? 0)
    },
  )

  it('starts free spins, starts them again, and never awards more than the maximum', () => {
    const free = definition.freeSpins
    if (!free) return
    const three = (reels: LinesDefinition['reels']): number[] =>
      reels.map((_, reel) => stopFor({ ...definition, reels }, reel, scatterSymbol, []) ?? -1)
    const draws = [
      ...three(definition.reels),
      ...Array.from({ length: 500 }, () => three(free.reels ?? definition.reels)).flat(),
    ]
    const { spins } = play(definition, stakeMinor, scriptedRng(draws))
    expect(spins.length).toBe(1 + free.maxSpins)
    expect(spins.reduce((sum, spin) => sum + spin.awardedFreeSpins, 0)).toBe(free.maxSpins)
    expect(spins[1]).toMatchObject({ kind: 'free', multiplier: free.multiplier })
    expect(spins[1]?.awardedFreeSpins).toBeGreaterThan(0)
    const scatterWin = (index: number) => spins[index]?.wins.find(({ kind }) => kind === 'scatter')?.payMinor ?? 0
    expect(scatterWin(1)).toBe(free.multiplier * scatterWin(0))
  })

  it('returns in seeded play what is computed, within three standard errors', () => {
    const rounds = 40_000
    let [sum, hits] = [0, 0]
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const input = { key: entry.key, definition, definitionHash: '00'.repeat(32), stakeMinor, serverSeed }
      const { winMinor, spins } = playRound({ ...input, clientSeed: 'monte-carlo', nonce })
      sum += winMinor
      if (winMinor > 0) hits += 1
      if (nonce < 2000) expect(spins.reduce((total, spin) => total + spin.winMinor, 0)).toBe(winMinor)
    }
    const returned = sum / stakeMinor / rounds
    const hit = Number(exact.hitFrequency) / 100
    const deviations = (returned - Number(exact.rtp) / 100) / (Number(exact.standardDeviation) / Math.sqrt(rounds))
    expect(Math.abs(deviations), `returned ${returned}`).toBeLessThan(3)
    expect(Math.abs(hits / rounds - hit) / Math.sqrt((hit * (1 - hit)) / rounds)).toBeLessThan(4)
  })

  it('plays the same round from the same seeds, and another with another nonce', () => {
    const input = { key: entry.key, definition, definitionHash, stakeMinor, serverSeed, clientSeed: 'same' }
    expect(playRound({ ...input, nonce: 5 })).toEqual(playRound({ ...input, nonce: 5 }))
    const stops = Array.from({ length: 20 }, (_, nonce) => playRound({ ...input, nonce }).spins[0]?.stops.join())
    expect(new Set(stops).size).toBeGreaterThan(15)
  })

  it.each(['CZK', 'EUR'] as const)('offers whole stakes in %s and pays whole minor units on each', (currency) => {
    const stakes = stakesOf(definition, currency)
    const [low, high] = currency === 'CZK' ? [200, 50_000] : [10, 2000]
    expect(stakes.length).toBeGreaterThan(4)
    for (const stake of stakes) {
      expect(stake).toBeGreaterThanOrEqual(low)
      expect(stake).toBeLessThanOrEqual(high)
      const { winMinor } = play(definition, stake, scriptedRng(largest))
      expect(winMinor).toBe((stake / definition.coins) * exact.maxWinCoins)
      expect(Number.isSafeInteger(winMinor)).toBe(true)
    }
    const smallest = (stakes[0] ?? 0) / definition.coins
    expect(stakesOf(definition, currency, smallest * exact.maxWinCoins)).toEqual([stakes[0]])
    expect(stakesOf(definition, currency, smallest * exact.maxWinCoins - 1)).toEqual([])
  })

  it('refuses a stake that would not pay in whole minor units', () => {
    for (const wrong of [0, -definition.coins, definition.coins + 0.5, Number.NaN]) {
      expect(() => play(definition, wrong, scriptedRng([]))).toThrow(RangeError)
    }
    if (definition.coins > 1) expect(() => play(definition, definition.coins + 1, scriptedRng([]))).toThrow(RangeError)
  })
})
