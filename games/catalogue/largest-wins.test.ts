import { describe, expect, it } from 'vitest'
import { betEngineOf, betRulesOf, isBetDefinition, type Bet, type BetDefinition, type BetOutcome } from '../engines.ts'
import { scriptedRng } from '../kit/math/scripted-rng.ts'
import type { Rng } from '../kit/math/rng.ts'
import { simulationRng } from '../kit/math/simulation-rng.ts'
import { listCatalogue, loadMathematics } from './index.ts'

// The largest win that a game tells its players is reached, by a stream that is constructed for it and by the decisions
// that lead there, each through the rules that real rounds go through. Reels have theirs in catalogue.test.ts.

const games = listCatalogue().flatMap(({ key }) => {
  const definition = loadMathematics(key)?.definition
  return definition && isBetDefinition(definition) ? [{ key, definition }] : []
})
type Of<Engine extends BetDefinition['engine']> = Extract<BetDefinition, { engine: Engine }>
const gamesOf = <Engine extends BetDefinition['engine']>(engine: Engine) =>
  games.flatMap(({ key, definition }) =>
    definition.engine === engine ? [[key, definition as Of<Engine>] as const] : [],
  )

/** Three times the coins, so that what is won is seen to be counted by the stake. */
const TIMES = 3

type Decide = (outcome: BetOutcome) => Bet

/** A whole round as real rounds go: the opening, then decision by decision, all of them on one stream. */
function playThrough(
  definition: BetDefinition,
  opening: Bet,
  stream: () => Rng,
  decide: Decide = () => {
    throw new Error('This round has a decision.')
  },
): BetOutcome {
  const { decisions, problemsOfOpening } = betRulesOf(definition)
  const play = (bet: Bet): BetOutcome => {
    expect(betEngineOf(definition).problemsOfBet(definition, bet)).toEqual([])
    return betEngineOf(definition).play(definition, TIMES * definition.coins, bet, stream())
  }
  expect(problemsOfOpening?.(definition, opening) ?? []).toEqual([])
  let outcome = play(opening)
  while (decisions?.isOpen(outcome)) {
    const next = decide(outcome)
    expect(decisions.problemsOfDecision(definition, outcome, next)).toEqual([])
    outcome = play(next)
  }
  return outcome
}

const largestOf = ({ declared }: BetDefinition): number => TIMES * declared.maxWinCoins

/** Draws of some cards from a pack, one after another from those that are left in rising order. */
function drawsOf(cards: readonly number[], pack: number): number[] {
  const left = Array.from({ length: pack }, (_, card) => card)
  return cards.map((card) => {
    const at = left.indexOf(card)
    left.splice(at, 1)
    return at
  })
}

describe('the largest win', () => {
  it.each(gamesOf('dice'))('of %s comes with its rarest number', (_, definition) => {
    const { targets, sides, outOf } = definition
    const target = targets.findIndex(({ pays }) => pays === Math.max(...targets.map((one) => one.pays)))
    for (const side of sides) {
      const roll = side === 'under' ? 0 : outOf - 1
      const { winMinor } = playThrough(definition, { target, side }, () => scriptedRng([roll]))
      expect(winMinor).toBe(largestOf(definition))
    }
  })

  it.each(gamesOf('keno'))('of %s comes when every marked number is drawn', (_, definition) => {
    const most = Math.max(...definition.tickets.flatMap(({ pays }) => pays))
    const ticket = definition.tickets.find(({ pays }) => pays.at(-1) === most)
    const numbers = Array.from({ length: ticket?.spots ?? 0 }, (_, index) => index + 1)
    // The lowest of those that are left, again and again: 1, 2, 3 …
    const { winMinor } = playThrough(definition, { numbers }, () => scriptedRng(Array(definition.draw).fill(0)))
    expect(winMinor).toBe(largestOf(definition))
  })

  it.each(gamesOf('scratch'))('of %s is on one of its tickets', (_, definition) => {
    const { prizes } = definition
    const prize = prizes.findIndex(({ coins }) => coins === Math.max(...prizes.map((one) => one.coins)))
    const before = prizes.slice(0, prize).reduce((sum, { count }) => sum + count, 0)
    const stream = (): Rng => {
      const rest = simulationRng(1)
      let isTicket = true
      return {
        below: (n) => {
          const draw = isTicket ? before : rest.below(n)
          isTicket = false
          return draw
        },
      }
    }
    expect(playThrough(definition, {}, stream).winMinor).toBe(largestOf(definition))
  })

  it.each(gamesOf('steps'))('of %s comes at the end of its longest way', (_, definition) => {
    const wins = definition.variants.map((__, variant) => {
      // Traps lie as low as they can, and on a road every step is a safe one.
      const stream = (): Rng => ({ below: () => 0 })
      const bet = (picks: readonly number[], isTaken = false) => ({ variant, picks: [...picks], isTaken })
      const stateAfter = (picks: readonly number[]) => {
        const played = betEngineOf(definition).play(definition, definition.coins, bet(picks), stream())
        return played.engine === 'steps' ? played.state : 'lost'
      }
      /** The next place that is safe on this stream; none where the way ends. */
      const nextOf = (picks: readonly number[]): number[] | undefined => {
        for (let place = 0; place < 100; place += 1) {
          const next = [...picks, place]
          if (betEngineOf(definition).problemsOfBet(definition, bet(next)).length > 0) continue
          if (stateAfter(next) !== 'lost') return next
        }
        return undefined
      }
      const opening = bet(nextOf([]) ?? [])
      const decide: Decide = (outcome) => {
        const picks = outcome.engine === 'steps' ? outcome.bet.picks : []
        const next = nextOf(picks)
        return next ? bet(next) : bet(picks, true)
      }
      return opening.picks.length === 0 ? 0 : playThrough(definition, opening, stream, decide).winMinor
    })
    expect(Math.max(...wins)).toBe(largestOf(definition))
  })

  it.each(gamesOf('crash'))('of %s comes at its largest multiplier', (_, definition) => {
    const cashOut = definition.stations?.at(-1) ?? definition.maxMultiplier
    const highest = () => scriptedRng([0x400_0000 - 1, 0x400_0000 - 1])
    const lowest = () => scriptedRng([0, 0])
    const wins = [highest, lowest].map((stream) => playThrough(definition, { cashOut }, stream).winMinor)
    expect(Math.max(...wins)).toBe(largestOf(definition))
    // Above it nothing can be asked for.
    expect(betEngineOf(definition).problemsOfBet(definition, { cashOut: cashOut + 1 })).not.toEqual([])
  })

  it.each(gamesOf('video-poker'))('of %s is the royal flush, dealt or drawn', (_, definition) => {
    const ranks = definition.deck === 32 ? 8 : 13
    const royal = [5, 4, 3, 2, 1].map((fromTop) => ranks - fromTop)
    const others = [0, 1, 2, 3, 4].map((low) => ranks + low)
    const dealt = () => scriptedRng(drawsOf([...royal, ...others], definition.deck))
    const drawn = () => scriptedRng(drawsOf([...others, ...royal], definition.deck))
    expect(playThrough(definition, {}, dealt, () => ({ hold: [0, 1, 2, 3, 4] })).winMinor).toBe(largestOf(definition))
    expect(playThrough(definition, {}, drawn, () => ({ hold: [] })).winMinor).toBe(largestOf(definition))
  })

  it.each([...gamesOf('duel')])('of %s comes with the right card', (_, definition) => {
    const cards = definition.suits * definition.ranks
    const wins = betEngineOf(definition)
      .betsOf(definition)
      .flatMap(({ bet }) =>
        Array.from({ length: cards }, (__, first) =>
          // The second card, where there is one, is the lowest of the others.
          [0, cards - 2].map((second) => {
            const draws = [first, second]
            return playThrough(definition, bet, () => ({ below: (n) => Math.min(draws.shift() ?? 0, n - 1) })).winMinor
          }),
        ).flat(),
      )
    expect(Math.max(...wins)).toBe(largestOf(definition))
  })

  it.each([...gamesOf('twenty-one')])('of %s comes with doubles, split pairs and the bet beside', (_, definition) => {
    const decide: Decide = (outcome) => {
      if (outcome.engine !== 'twenty-one') throw new Error('This is a round of twenty-one.')
      const { moves, hands, at, bet } = outcome
      const input = (['split', 'double'] as const).find((move) => moves.includes(move))
      const move = input ?? ((hands[at]?.total ?? 0) < 17 && moves.includes('draw') ? 'draw' : 'stand')
      return { ...bet, moves: [...bet.moves, move] }
    }
    let [largest, seed] = [0, 0]
    // Streams are tried until one reaches it: the same ones in every run.
    while (largest < largestOf(definition) && seed < STREAMS_MAX) {
      seed += 1
      const opening = { side: definition.side !== undefined, moves: [] }
      largest = Math.max(largest, playThrough(definition, opening, () => simulationRng(seed), decide).winMinor)
    }
    expect(largest).toBe(largestOf(definition))
  })
})

const STREAMS_MAX = 60_000

it('is of all games of these engines', () => {
  const engines = ['dice', 'keno', 'scratch', 'steps', 'crash', 'video-poker', 'duel', 'twenty-one'] as const
  for (const engine of engines) expect(gamesOf(engine).length, engine).toBeGreaterThan(0)
})
