import { describe, expect, it } from 'vitest'
import { play, type LinesDefinition } from '../engines/lines/math/index.ts'
import { scriptedRng } from '../kit/math/scripted-rng.ts'
import { listCatalogue, loadMathematics } from './index.ts'

const games = listCatalogue().flatMap(({ key }) => {
  const definition = loadMathematics(key)?.definition
  return definition?.engine === 'lines' ? [{ key, definition }] : []
})

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

describe.each(games)('pay table of $key', ({ definition }) => {
  const scatterSymbol = definition.scatter?.symbol ?? -1
  const coinValueMinor = 3
  const stakeMinor = definition.coins * coinValueMinor

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

  it('starts free spins, starts them again where there are more, and never awards more than the maximum', () => {
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
    const first = spins[0]?.awardedFreeSpins ?? 0
    const again = spins[1]?.awardedFreeSpins ?? -1
    expect(again).toBe(Math.min(free.awards.at(-1) ?? 0, free.maxSpins - first))
    const scatterWin = (index: number) => spins[index]?.wins.find(({ kind }) => kind === 'scatter')?.payMinor ?? 0
    expect(scatterWin(1)).toBe(free.multiplier * scatterWin(0))
  })
})
