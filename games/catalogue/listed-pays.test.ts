import { describe, expect, it } from 'vitest'
import { betEngineOf, engineOf, isBetDefinition, type BetDefinition, type ReelDefinition } from '../engines.ts'
import { nameOf, scoreOf } from '../engines/three-card/math/index.ts'
import { judgeSide } from '../engines/twenty-one/math/side-bet.ts'
import { ranksOf } from '../engines/twenty-one/math/table.ts'
import { judgeHand, type HandName } from '../engines/video-poker/math/index.ts'
import { scriptedRng } from '../kit/math/scripted-rng.ts'
import { listCatalogue, loadMathematics } from './index.ts'
import { provedBetEngines, readProofs, reelProofOf } from './proofs.ts'

// Nothing is listed that can never come: each entry, tier, award, stage and prize of all two hundred games is shown to be
// reachable, by a count of all ways or by a round that reaches it. Runs on lines and ways are in reached.test.ts.

const all = listCatalogue().flatMap(({ key }) => loadMathematics(key)?.definition ?? [])
const reelGames = all.flatMap((definition) =>
  isBetDefinition(definition) ? [] : [[definition.key, definition] as const],
)
const betGames = all.flatMap((definition) =>
  isBetDefinition(definition) ? [[definition.key, definition] as const] : [],
)
const proofs = readProofs()

function windowsOf(strip: readonly number[], rows: number): number[][] {
  return strip.map((_, stop) => Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length] ?? -1))
}

/** Rows of each reel; of a reel whose height is drawn, the heights that it can have. */
const heightsOf = (definition: ReelDefinition): number[][] =>
  definition.reels.map((_, reel) =>
    definition.engine === 'ways' ? (definition.heights[reel] ?? []).map(({ rows }) => rows) : [definition.rows],
  )

/** All numbers of a symbol that some window of these strips shows. */
function countsOf(definition: ReelDefinition, reels: readonly (readonly number[])[], symbol: number): Set<number> {
  const heights = heightsOf(definition)
  let counts = new Set([0])
  reels.forEach((strip, reel) => {
    const shown = (heights[reel] ?? []).flatMap((rows) =>
      windowsOf(strip, rows).map((window) => window.filter((seen) => seen === symbol).length),
    )
    counts = new Set([...counts].flatMap((count) => shown.map((more) => count + more)))
  })
  return counts
}

/** Symbols that pay or start something by their number anywhere, with every list that goes by that number. */
function listsByCount(definition: ReelDefinition): { symbol: number; lists: (readonly number[])[] }[] {
  switch (definition.engine) {
    case 'lines':
    case 'ways':
    case 'cascade': {
      const { scatter, freeSpins } = definition
      if (!scatter) return []
      const pays = 'pays' in scatter ? [scatter.pays] : []
      return [{ symbol: scatter.symbol, lists: [...pays, ...(freeSpins ? [freeSpins.awards] : [])] }]
    }
    case 'book':
      return [{ symbol: definition.book.symbol, lists: [definition.book.pays, definition.freeSpins.awards] }]
    case 'collect':
      return [{ symbol: definition.scatter.symbol, lists: [definition.scatter.awards] }]
    case 'hold-and-win':
      return []
  }
}

describe.each(reelGames)('%s', (key, definition) => {
  const { reels } = definition
  const proof = reelProofOf(proofs, key)

  it('lists pays and awards by number only for numbers that a window can show', () => {
    const never = listsByCount(definition).flatMap(({ symbol, lists }) => {
      const counts = countsOf(definition, reels, symbol)
      return lists.flatMap((list) => list.flatMap((value, count) => (value > 0 && !counts.has(count) ? [count] : [])))
    })
    expect(never).toEqual([])
  })

  it('starts more free spins in free spins exactly where its rules allow more than one award', () => {
    if (!('freeSpins' in definition) || !definition.freeSpins || !('awards' in definition.freeSpins)) return
    const { awards, maxSpins } = definition.freeSpins
    const first = Math.min(...awards.filter((award) => award > 0))
    const [list] = listsByCount(definition)
    const free = ('reels' in definition.freeSpins ? definition.freeSpins.reels : undefined) ?? reels
    const counts = countsOf(definition, free, list?.symbol ?? -1)
    const isAgain = awards.some((award, count) => award > 0 && counts.has(count))
    expect(maxSpins).toBeGreaterThanOrEqual(Math.max(...awards))
    if (maxSpins > Math.max(...awards)) expect([isAgain, first < maxSpins]).toEqual([true, true])
  })

  it('has no dead tier, run or multiplier: its full cycle pays each', () => {
    if (definition.engine === 'cascade') expect(proof?.neverPaid).toEqual([])
    else expect(proof?.neverPaid).toBeUndefined()
  })

  it('reaches the grand prize or the last stage in a round that is constructed for it', () => {
    if (definition.engine !== 'hold-and-win' && definition.engine !== 'collect') return
    const outcome = engineOf<ReelDefinition>(definition).play(
      definition,
      definition.coins,
      scriptedRng(proof?.maxWinDraws ?? []),
    )
    if (outcome.engine === 'hold-and-win' && definition.engine === 'hold-and-win') {
      expect(outcome.feature?.grandMinor).toBe(definition.hold.grandCoins)
      const { chance, chanceOf, trigger } = definition.hold
      expect(chance).toBeLessThan(chanceOf)
      // Fewer than a full window start the feature, or no respin could bring a coin.
      expect(trigger).toBeLessThan(definition.rows * reels.length)
    }
    if (outcome.engine === 'collect' && definition.engine === 'collect') {
      const stages = new Set(outcome.spins.flatMap(({ collection }) => collection?.stage ?? []))
      expect(stages.size).toBe(definition.freeSpins.stageMultipliers.length)
    }
  })

  it('can fill its window with one symbol where that pays', () => {
    if (definition.engine !== 'lines' || !definition.fullGrid) return
    const wild = definition.wild?.symbol
    const fills = (symbol: number): boolean =>
      reels.every((strip) =>
        windowsOf(strip, definition.rows).some((window) => window.every((seen) => seen === symbol || seen === wild)),
      )
    expect(definition.symbols.some(({ pays }, symbol) => (pays.at(-1) ?? 0) > 0 && fills(symbol))).toBe(true)
  })
})

// Games with decisions have ends instead of a table: reached.test.ts comes to each, and hands and side bets are below.
describe.each(betGames.filter(([, { engine }]) => !provedBetEngines.includes(engine)))('%s', (_, definition) => {
  const engine = betEngineOf(definition)
  const { key } = definition

  it('has ways to every win of every bet', () => {
    for (const { name, bet } of engine.betsOf(definition)) {
      const ways = engine.waysOf(definition, bet)
      const never = ways.filter((win) => win.coins > 0 && win.ways <= 0n).map(({ coins }) => coins)
      expect([key, name, never]).toEqual([key, name, []])
      for (const coins of listedFor(definition, bet))
        expect([name, coins, ways.some((win) => win.coins === coins)]).toEqual([name, coins, true])
    }
  })
})

/** What a definition lists for one bet, in coins, where the list is a table of its own. */
function listedFor(definition: BetDefinition, bet: unknown): readonly number[] {
  const at = bet as { readonly bet: number; readonly board: number; readonly numbers: readonly number[] }
  switch (definition.engine) {
    case 'wheel':
      return Object.values(definition.bets[at.bet]?.pays ?? {})
    case 'pegs':
      return definition.boards[at.board]?.pays ?? []
    case 'keno':
      return definition.tickets.find(({ spots }) => spots === at.numbers.length)?.pays ?? []
    case 'scratch':
      return definition.prizes.map(({ coins }) => coins)
    case 'treasure':
      return definition.rings.flatMap(({ segments }) => segments.flatMap((one) => ('pays' in one ? [one.pays] : [])))
    default:
      return []
  }
}

type Card = readonly [rank: number, suit: number]
const JOKER: Card = [0, 4]
const suited = (...ranks: number[]): Card[] => ranks.map((rank) => [rank, 0])
const mixed = (...ranks: number[]): Card[] => ranks.map((rank, at) => [rank, at % 4])

/** One hand of each name, by the cards that stand for others. */
const HANDS: Readonly<Record<'none' | 'deuces' | 'joker', Partial<Record<HandName, readonly Card[]>>>> = {
  none: {
    pair: mixed(14, 14, 13, 11, 9),
    'two-pair': mixed(14, 14, 13, 13, 11),
    three: mixed(14, 14, 14, 13, 11),
    straight: mixed(10, 11, 12, 13, 14),
    flush: suited(14, 13, 11, 9, 8),
    'full-house': mixed(14, 14, 14, 13, 13),
    four: mixed(13, 13, 13, 13, 14),
    'four-low': mixed(3, 3, 3, 3, 14),
    'four-aces': mixed(14, 14, 14, 14, 13),
    'straight-flush': suited(9, 10, 11, 12, 13),
    royal: suited(10, 11, 12, 13, 14),
  },
  deuces: {
    three: mixed(2, 14, 14, 13, 9),
    straight: mixed(9, 10, 11, 12, 13),
    flush: suited(14, 13, 11, 9, 8),
    'full-house': mixed(14, 14, 14, 13, 13),
    four: mixed(14, 14, 14, 14, 13),
    'straight-flush': suited(9, 10, 11, 12, 13),
    five: mixed(14, 14, 14, 14, 2),
    'wild-royal': suited(2, 11, 12, 13, 14),
    'four-deuces': mixed(2, 2, 2, 2, 14),
    royal: suited(10, 11, 12, 13, 14),
  },
  joker: {
    pair: mixed(14, 14, 13, 11, 9),
    'two-pair': mixed(14, 14, 13, 13, 11),
    three: mixed(14, 14, 14, 13, 11),
    straight: mixed(9, 10, 11, 12, 13),
    flush: suited(14, 13, 11, 9, 8),
    'full-house': mixed(14, 14, 14, 13, 13),
    four: mixed(14, 14, 14, 14, 13),
    'straight-flush': suited(9, 10, 11, 12, 13),
    'wild-royal': [JOKER, ...suited(11, 12, 13, 14)],
    five: [JOKER, ...mixed(14, 14, 14, 14)],
    royal: suited(10, 11, 12, 13, 14),
  },
}

describe('hands of cards', () => {
  it.each(betGames)('of %s can each be dealt', (_, definition) => {
    if (definition.engine !== 'video-poker') return
    const ranks = definition.deck === 32 ? 8 : 13
    const numberOf = ([rank, suit]: Card): number => (rank === 0 ? 52 : suit * ranks + rank - (15 - ranks))
    for (const { hand } of definition.pays) {
      const cards = (HANDS[definition.wild][hand] ?? []).map(numberOf)
      expect(new Set(cards).size, hand).toBe(5)
      expect(definition.pays[judgeHand(definition, cards)]?.hand).toBe(hand)
    }
  })

  it.each(betGames)('of the side bet of %s can each be dealt', (_, definition) => {
    if (definition.engine !== 'twenty-one' || !definition.side) return
    const ranks = ranksOf(definition.rules)
    const firstTwo = [
      [0, 0],
      [0, ranks],
      [0, 1],
      [ranks, ranks + 1],
    ]
    const named = new Set(firstTwo.map(([first = 0, second = 0]) => judgeSide(definition, first, second)))
    const { on, ...pays } = definition.side.pays
    expect(on === 'pair' ? ['pair', 'twins'] : ['hearts', 'suit']).toEqual(Object.keys(pays).toSorted())
    expect(Object.keys(pays).filter((name) => ![...named].includes(name as never))).toEqual([])
  })

  it('of three cards have every name', () => {
    const [king, ace] = [11, 12]
    const dealt = [
      [ace, king, 13 + 9],
      [ace, 13 + ace, king],
      [ace, king, 9],
      [ace, king, 13 + 10],
      [ace, 13 + ace, 26 + ace],
      [ace, king, 10],
    ].map(([a = 0, b = 0, c = 0]) => nameOf(scoreOf(a, b, c)))
    expect(dealt).toEqual(['high-card', 'pair', 'flush', 'straight', 'three', 'straight-flush'])
  })
})
