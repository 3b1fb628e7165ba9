import { describe, expect, it } from 'vitest'
import {
  betEngineOf,
  betRulesOf,
  isBetDefinition,
  type BetDefinition,
  type BetOutcome,
  type ReelDefinition,
  type ReelOutcome,
} from '../engines.ts'
import { diceEngine } from '../engines/dice/math/index.ts'
import { scriptedRng } from '../kit/math/scripted-rng.ts'
import { addSums, chiSquare, errorsOf, type Frequency } from '../kit/testing/chi-square.ts'
import { playBetRound, playRound } from '../play-round.ts'
import { listCatalogue, loadMathematics } from './index.ts'

/** Seeds are fixed, so a figure never changes by itself. One honest sum in 30,000 is beyond this. */
const MOST_ERRORS = 4
const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => (17 * index) % 251)

const loaded = listCatalogue().flatMap(({ key }) => {
  const found = loadMathematics(key)
  return found ? [{ key, ...found }] : []
})
const reelGames = loaded.flatMap(({ key, definition, definitionHash }) =>
  isBetDefinition(definition) ? [] : [{ key, definition, definitionHash }],
)
const betGames = loaded.flatMap(({ key, definition, definitionHash }) =>
  isBetDefinition(definition) ? [{ key, definition, definitionHash }] : [],
)

describe('the measure itself', () => {
  const fair: Frequency[] = [100, 105, 95, 100].map((seen) => ({ seen, chance: 0.25 }))
  it('finds a fair count ordinary and a bent one not', () => {
    expect(Math.abs(errorsOf(chiSquare(fair, 400)))).toBeLessThan(2)
    const bent = [140, 90, 80, 90].map((seen) => ({ seen, chance: 0.25 }))
    expect(errorsOf(chiSquare(bent, 400))).toBeGreaterThan(3)
    expect(errorsOf(chiSquare([...fair, { seen: 1, chance: 0 }], 401))).toBe(Infinity)
  })
})

/** The window that was paid for: of the first spin, before anything falls. */
function firstWindow(outcome: ReelOutcome): readonly (readonly number[])[] {
  if (outcome.engine === 'hold-and-win') return outcome.spin.grid
  if (outcome.engine === 'cascade') return outcome.spins[0]?.falls[0]?.grid ?? []
  return outcome.spins[0]?.grid ?? []
}

/** A symbol that nothing grows over and nothing turns into: the one that opens the feature, where there is one. */
function watched(definition: ReelDefinition): number | undefined {
  if (definition.engine === 'hold-and-win') return definition.hold.symbol
  if (definition.engine === 'book') return definition.book.symbol
  if (definition.scatter) return definition.scatter.symbol
  return undefined
}

/** Whether the window shows the strips as they are. */
function isPlain(definition: ReelDefinition): boolean {
  return definition.engine !== 'lines' || (!definition.mystery && definition.wild?.expands === undefined)
}

/** How likely each number of a symbol in a window of this many rows is, over all stops of all reels. */
function chancesOfCount(reels: readonly (readonly number[])[], rows: number, symbol: number): number[] {
  let chances = [1]
  for (const strip of reels) {
    const onReel = Array.from({ length: rows + 1 }, () => 0)
    for (let stop = 0; stop < strip.length; stop += 1) {
      const shown = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length])
      const count = shown.filter((one) => one === symbol).length
      onReel[count] = (onReel[count] ?? 0) + 1 / strip.length
    }
    const next = Array.from({ length: chances.length + rows }, () => 0)
    for (const [before, chance] of chances.entries())
      for (const [count, own] of onReel.entries()) next[before + count] = (next[before + count] ?? 0) + chance * own
    chances = next
  }
  return chances
}

describe.each(reelGames)('$key through the path of real rounds', ({ key, definition, definitionHash }) => {
  const ROUNDS = 1500
  const common = { key, definition, definitionHash, stakeMinor: definition.coins, serverSeed, clientSeed: 'frequency' }
  const windows = Array.from({ length: ROUNDS }, (_, nonce) =>
    firstWindow(playRound<ReelDefinition>({ ...common, nonce })),
  )

  it('shows the symbols of each reel as often as its strip has them', () => {
    if (!isPlain(definition)) return
    const sums = definition.reels.map((strip, reel) => {
      const cells = [...new Set(strip)].map((symbol) => ({
        seen: windows.filter((window) => window[reel]?.[0] === symbol).length,
        chance: strip.filter((one) => one === symbol).length / strip.length,
      }))
      return chiSquare(cells, ROUNDS)
    })
    expect(Math.abs(errorsOf(addSums(sums)))).toBeLessThan(MOST_ERRORS)
  })

  it('brings its feature symbols together as often as its strips say', () => {
    const symbol = watched(definition)
    if (symbol === undefined || definition.engine === 'ways') return
    const counts = windows.map((window) => window.flat().filter((one) => one === symbol).length)
    const cells = chancesOfCount(definition.reels, definition.rows, symbol).map((chance, count) => ({
      seen: counts.filter((one) => one === count).length,
      chance,
    }))
    expect(Math.abs(errorsOf(chiSquare(cells, ROUNDS)))).toBeLessThan(MOST_ERRORS)
  })
})

/** The first cards of a round: each place has every card of the pack equally often. */
function firstCards(outcome: BetOutcome): readonly number[] | undefined {
  switch (outcome.engine) {
    case 'duel':
    case 'hi-lo':
    case 'between':
      return outcome.cards
    case 'three-card':
      return outcome.player
    case 'video-poker':
      return outcome.dealt
    case 'twenty-one':
      return outcome.hands[0]?.cards
    default:
      return undefined
  }
}

function packOf(definition: BetDefinition): number {
  switch (definition.engine) {
    case 'video-poker':
      return definition.deck
    case 'duel':
    case 'hi-lo':
    case 'between':
      return ('suits' in definition ? definition.suits : 4) * definition.ranks
    case 'twenty-one':
      return definition.rules.game === 'oko' ? 32 : 52
    default:
      return 52
  }
}

describe.each(betGames)('$key through the path of real rounds', ({ key, definition, definitionHash }) => {
  const ROUNDS = 3000
  const engine = betEngineOf(definition)
  const { coins } = definition
  const input = { key, definition, definitionHash, stakeMinor: coins, serverSeed }

  it('wins each of its wins as often as its closed form says', () => {
    // Rounds with decisions are played by named ways in card-games.test.ts.
    if (betRulesOf(definition).decisions && definition.engine !== 'steps') return
    const bets = engine.betsOf(definition)
    const sums = bets.flatMap(({ bet }, index) => {
      if (index % Math.ceil(bets.length / 6) !== 0) return []
      const ways = engine.waysOf(definition, bet)
      const all = Number(ways.reduce((sum, one) => sum + one.ways, 0n))
      const chanceOf = new Map<number, number>()
      for (const one of ways) chanceOf.set(one.coins, (chanceOf.get(one.coins) ?? 0) + Number(one.ways) / all)
      const seen = new Map<number, number>()
      for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
        let won = 0
        try {
          won = playBetRound({ ...input, clientSeed: `f${index}`, nonce, bet }).winMinor
        } catch (refused) {
          // A pick after a trap: the server never sees it.
          if (definition.engine !== 'steps') throw refused
        }
        seen.set(won, (seen.get(won) ?? 0) + 1)
      }
      const cells = [...new Set([...chanceOf.keys(), ...seen.keys()])].map((won) => ({
        seen: seen.get(won) ?? 0,
        chance: chanceOf.get(won) ?? 0,
      }))
      return [chiSquare(cells, ROUNDS)]
    })
    expect(sums.length).toBeGreaterThan(0)
    expect(Math.abs(errorsOf(addSums(sums)))).toBeLessThan(MOST_ERRORS)
  })

  it('deals every card equally often', () => {
    const opening = engine
      .betsOf(definition)
      .find(({ bet }) => (betRulesOf(definition).problemsOfOpening?.(definition, bet) ?? []).length === 0)
    if (!opening) return
    const seen = new Map<number, number>()
    let places = 0
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const cards = firstCards(playBetRound({ ...input, clientSeed: 'cards', nonce, bet: opening.bet }))
      if (!cards?.length) return
      // The first card alone: those after it are drawn from what is left.
      const [card = -1] = cards
      seen.set(card, (seen.get(card) ?? 0) + 1)
      places += 1
    }
    const pack = packOf(definition)
    const cells = Array.from({ length: pack }, (_, card) => ({ seen: seen.get(card) ?? 0, chance: 1 / pack }))
    expect(cells.reduce((sum, cell) => sum + cell.seen, 0)).toBe(places)
    expect(Math.abs(errorsOf(chiSquare(cells, places)))).toBeLessThan(MOST_ERRORS)
  })
})

const diceGames = betGames.flatMap(({ key, definition }) => (definition.engine === 'dice' ? [{ key, definition }] : []))

it.each(diceGames)('$key: each target wins up to its last number and not on the next', ({ definition }) => {
  const { targets, sides, outOf, coins } = definition
  const wins = (target: number, side: (typeof sides)[number], roll: number): boolean =>
    diceEngine.play(definition, coins, { target, side }, scriptedRng([roll])).isWon
  for (const [target, { chance }] of targets.entries()) {
    for (const side of sides) {
      const [last, next] = side === 'under' ? [chance - 1, chance] : [outOf - chance, outOf - chance - 1]
      expect([wins(target, side, last), wins(target, side, next)]).toEqual([true, false])
    }
  }
})
