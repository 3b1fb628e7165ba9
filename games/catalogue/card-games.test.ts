import { describe, expect, it } from 'vitest'
import { betEngineOf, betRulesOf, isBetDefinition, type Bet, type BetDefinition, type BetOutcome } from '../engines.ts'
import { bestMove as bestThreeCardMove } from '../engines/three-card/math/index.ts'
import { bestMove as bestTwentyOneMove } from '../engines/twenty-one/math/index.ts'
import { figuresOfWays, type BetFigures } from '../kit/math/bet-engine.ts'
import { remember } from '../kit/math/remember.ts'
import { playBetRound } from '../play-round.ts'
import { listCatalogue, loadMathematics } from './index.ts'

type Way = {
  readonly name: string
  readonly first: Bet
  /** The next bet for an open round. */
  readonly decide: (definition: BetDefinition, outcome: BetOutcome) => Bet
}

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => 11 * index)

/** Best play in twenty-one and in the duel of three cards. */
const bestPlay: Way['decide'] = (definition, outcome) => {
  if (definition.engine === 'twenty-one' && outcome.engine === 'twenty-one') {
    const hand = outcome.hands[outcome.at]
    const move = hand && bestTwentyOneMove(definition, hand, outcome.bank[0])
    if (move) return { ...outcome.bet, moves: [...outcome.bet.moves, move] }
  }
  if (definition.engine === 'three-card' && outcome.engine === 'three-card') {
    return { ...outcome.bet, move: bestThreeCardMove(definition, outcome.player) }
  }
  throw new Error('There is nothing to decide.')
}

const likelier =
  (steps: number): Way['decide'] =>
  (_, outcome) => {
    if (outcome.engine === 'hi-lo') {
      const { picks } = outcome.bet
      if (picks.length === steps) return { picks, isTaken: true }
      const { pick } = outcome.offers.reduce((best, offer) => (offer.rightRanks > best.rightRanks ? offer : best))
      return { picks: [...picks, pick], isTaken: false }
    }
    if (outcome.engine === 'between' && outcome.offers[0]) return { place: outcome.offers[0].place }
    throw new Error('There is nothing to decide.')
  }

function waysToPlay(definition: BetDefinition): Way[] {
  if (definition.engine === 'hi-lo') {
    return [1, 3, 6].map((steps) => ({
      name: `likelier answer, ${steps} ${steps === 1 ? 'step' : 'steps'}`,
      first: { picks: [], isTaken: false },
      decide: likelier(steps),
    }))
  }
  if (definition.engine === 'between') return [{ name: 'likeliest place', first: {}, decide: likelier(1) }]
  if (definition.engine === 'twenty-one' || definition.engine === 'three-card') {
    return betEngineOf(definition)
      .betsOf(definition)
      .map(({ name, bet }) => ({ name, first: bet, decide: bestPlay }))
  }
  return []
}

/** Every way of a definition is computed at once: once for all that are played. */
const strategiesOf = remember((definition: BetDefinition) => betEngineOf(definition).strategiesOf?.(definition))

function figuresOf(definition: BetDefinition, { name, first }: Way): BetFigures {
  const engine = betEngineOf(definition)
  const listed = strategiesOf(definition)?.find((strategy) => strategy.name === name)
  return figuresOfWays(name, listed?.ways ?? engine.waysOf(definition, first), definition.coins)
}

const games = listCatalogue().flatMap(({ key }) => {
  const loaded = loadMathematics(key)
  if (!loaded || !isBetDefinition(loaded.definition)) return []
  const { definition, definitionHash } = loaded
  return waysToPlay(definition).map((way) => ({ key, name: way.name, definition, definitionHash, way }))
})

it('plays all seven card games with decisions', () => {
  expect(new Set(games.map(({ key }) => key)).size).toBe(7)
})

describe.each(games)('$key, $name', ({ key, definition, definitionHash, way }) => {
  const { coins } = definition
  const { decisions, problemsOfOpening } = betRulesOf(definition)

  /** Decision by decision through the door of real rounds, each checked by the written rules. */
  function playOne(clientSeed: string, nonce: number): BetOutcome {
    const input = { key, definition, definitionHash, stakeMinor: coins, serverSeed, clientSeed, nonce }
    expect(problemsOfOpening?.(definition, way.first) ?? []).toEqual([])
    let outcome = playBetRound({ ...input, bet: way.first })
    while (decisions?.isOpen(outcome)) {
      expect(outcome.winMinor).toBe(0)
      const next = way.decide(definition, outcome)
      expect(decisions.problemsOfDecision(definition, outcome, next)).toEqual([])
      outcome = playBetRound({ ...input, bet: next })
    }
    return outcome
  }

  function awayFrom(clientSeed: string, rounds: number): { readonly byReturn: number; readonly byHits: number } {
    const { rtp, hitFrequency, standardDeviation } = figuresOf(definition, way)
    let [sum, hits] = [0, 0]
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { winMinor, stakeMinor } = playOne(clientSeed, nonce)
      sum += winMinor - (stakeMinor - coins)
      if (winMinor > 0) hits += 1
    }
    const hit = Number(hitFrequency) / 100
    return {
      byReturn: (sum / coins / rounds - Number(rtp) / 100) / (Number(standardDeviation) / Math.sqrt(rounds)),
      byHits: (hits / rounds - hit) / Math.sqrt((hit * (1 - hit)) / rounds),
    }
  }

  it('returns and wins in seeded play as computed, within three standard errors', () => {
    const first = awayFrom('monte-carlo', 8000)
    const isOdd = Math.abs(first.byReturn) > 3 || Math.abs(first.byHits) > 3
    // One way in a hundred is odd by chance: it is played on with other seeds, where it must be ordinary.
    const { byReturn, byHits } = isOdd ? awayFrom('second-look', 32_000) : first
    expect(Math.abs(byReturn), 'return').toBeLessThan(3)
    expect(Math.abs(byHits), 'hits').toBeLessThan(3)
  })

  it('is finished by the written rule for who does not come back', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const input = { key, definition, definitionHash, stakeMinor: coins, serverSeed, clientSeed: 'absent', nonce }
      let outcome = playBetRound({ ...input, bet: way.first })
      for (let turn = 0; decisions?.isOpen(outcome); turn += 1) {
        expect(turn).toBeLessThan(20)
        const next = decisions.decideForAbsent(definition, outcome)
        expect(decisions.problemsOfDecision(definition, outcome, next)).toEqual([])
        outcome = playBetRound({ ...input, bet: next })
      }
    }
  })
})
