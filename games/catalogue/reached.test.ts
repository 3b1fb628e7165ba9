import { describe, expect, it } from 'vitest'
import {
  betEngineOf,
  betRulesOf,
  engineOf,
  isBetDefinition,
  type Bet,
  type BetDefinition,
  type BetOutcome,
  type ReelDefinition,
  type ReelOutcome,
} from '../engines.ts'
import type { Rng } from '../kit/math/rng.ts'
import { simulationRng } from '../kit/math/simulation-rng.ts'
import { playBetRound } from '../play-round.ts'
import { listCatalogue, loadMathematics } from './index.ts'

const loaded = listCatalogue().flatMap(({ key }) => loadMathematics(key) ?? [])
const reelGames = loaded.flatMap(({ definition }) => (isBetDefinition(definition) ? [] : [definition]))

/** The listed draws, then others: what follows the window is of no matter. */
function thenOthers(draws: readonly number[], seed = 1): Rng {
  const others = simulationRng(seed)
  let at = 0
  return {
    below(n) {
      const draw = draws[at]
      at += 1
      return draw !== undefined && draw < n ? draw : others.below(n)
    },
  }
}

type Paid = { readonly symbol: number; readonly count: number }

/** What the first window paid by symbols. */
function firstWins(outcome: ReelOutcome): readonly Paid[] {
  if (outcome.engine === 'hold-and-win') return outcome.spin.wins
  if (outcome.engine === 'cascade') return outcome.spins[0]?.falls[0]?.wins ?? []
  return outcome.spins[0]?.wins ?? []
}

/** The symbol that stands for others, if the game has one. */
function wildOf(definition: ReelDefinition): number | undefined {
  if (definition.engine === 'book') return definition.book.symbol
  if (definition.engine === 'collect') return undefined
  return 'wild' in definition ? definition.wild?.symbol : undefined
}

const shownAt = (strip: readonly number[], stop: number, row: number): number =>
  strip[(stop + row) % strip.length] ?? -1

/**
 * Windows in which the first reels show a symbol (or what stands for it) on one row each, and the next one does not show
 * it at all: one for each stop of that next reel.
 */
function* windowsFor(
  definition: ReelDefinition,
  { symbol, count }: Paid,
  rows: readonly number[],
): Generator<number[]> {
  const wild = wildOf(definition)
  const stopsOf = (strip: readonly number[]): number[] => strip.map((_, stop) => stop)
  const tall = 7
  const first = definition.reels.map((strip, reel) => {
    const row = rows[reel] ?? 0
    const at = (wanted: number | undefined) => stopsOf(strip).find((stop) => shownAt(strip, stop, row) === wanted)
    return at(symbol) ?? at(wild) ?? 0
  })
  const next = definition.reels[count]
  if (!next) return yield first
  const isShown = (stop: number, height: number): boolean =>
    Array.from({ length: height }, (_, row) => shownAt(next, stop, row)).some((one) => one === symbol || one === wild)
  for (const height of [tall, 3, 2, 1])
    for (const stop of stopsOf(next)) {
      if (isShown(stop, height)) continue
      // What the reels after it show may pay as well, or better: any will do that leaves the win alone.
      for (const shift of [0, 3, 7])
        yield first.map((own, reel) =>
          reel < count ? own : reel === count ? stop : (own + shift + reel) % (definition.reels[reel]?.length ?? 1),
        )
    }
}

/** Draws that land the reels at these stops; a reel whose height is drawn gets its first height before its stop. */
function landing(definition: ReelDefinition, stops: readonly number[]): number[] {
  if (definition.engine !== 'ways') return [...stops]
  return stops.flatMap((stop, reel) => ((definition.heights[reel]?.length ?? 0) > 1 ? [0, stop] : [stop]))
}

/** What a game pays by count, along a line or from the left. */
const entriesOf = ({ symbols }: ReelDefinition): Paid[] =>
  symbols.flatMap(({ pays }, symbol) => pays.flatMap((pay, count) => (pay > 0 ? [{ symbol, count }] : [])))

/** Runs on lines or ways are constructed; clusters and numbers anywhere are counted in full cycles by their engine. */
const linesOf = (definition: ReelDefinition): readonly (readonly number[])[] | undefined => {
  if (definition.engine === 'cascade') return definition.wins.by === 'lines' ? definition.wins.lines : undefined
  return definition.engine === 'ways' ? [definition.reels.map(() => 0)] : definition.lines
}

describe.each(
  reelGames.flatMap((definition) => {
    const lines = linesOf(definition)
    return lines ? [[definition.key, definition, lines] as const] : []
  }),
)('%s', (_, definition, lines) => {
  it('pays every entry of its table in a round that is constructed for it', () => {
    const engine = engineOf<ReelDefinition>(definition)
    const isPaid = ({ symbol, count }: Paid): boolean =>
      lines.some((rows) => {
        for (const stops of windowsFor(definition, { symbol, count }, rows)) {
          const outcome = engine.play(definition, definition.coins, thenOthers(landing(definition, stops)))
          if (firstWins(outcome).some((win) => win.symbol === symbol && win.count === count)) return true
        }
        return false
      })
    const missing = entriesOf(definition).filter((entry) => !isPaid(entry))
    expect(missing.map(({ symbol, count }) => `${count} of ${definition.symbols[symbol]?.id}`)).toEqual([])
  })
})

type TierGame = Extract<ReelDefinition, { engine: 'cascade' }> & {
  readonly wins: { readonly by: 'cluster' | 'anywhere'; readonly tiers: readonly number[] }
}
const isTierGame = (definition: ReelDefinition): definition is TierGame =>
  definition.engine === 'cascade' && definition.wins.by !== 'lines'

/** How many of a symbol a window counts together: its largest cluster, or all of them. */
function sizeIn({ reels, rows, wins }: TierGame, symbol: number, stops: readonly number[]): number {
  const isThere = (reel: number, row: number): boolean =>
    reel >= 0 && row >= 0 && row < rows && shownAt(reels[reel] ?? [], stops[reel] ?? 0, row) === symbol
  const cells = reels.flatMap((_, reel) =>
    Array.from({ length: rows }, (__, row) => [reel, row] as const).filter(([at, row]) => isThere(at, row)),
  )
  if (wins.by === 'anywhere') return cells.length
  const seen = new Set<string>()
  const sizeFrom = (reel: number, row: number): number => {
    const name = `${reel},${row}`
    if (!isThere(reel, row) || seen.has(name)) return 0
    seen.add(name)
    return 1 + sizeFrom(reel - 1, row) + sizeFrom(reel + 1, row) + sizeFrom(reel, row - 1) + sizeFrom(reel, row + 1)
  }
  return Math.max(0, ...cells.map(([reel, row]) => sizeFrom(reel, row)))
}

/** Windows on the way to as many of a symbol together as can be, turning one reel at a time from several beginnings. */
function* windowsTowards(definition: TierGame, symbol: number): Generator<{ size: number; stops: number[] }> {
  for (let seed = 1; seed <= 12; seed += 1) {
    const rng = simulationRng(seed)
    let stops = definition.reels.map((strip) => rng.below(strip.length))
    let size = sizeIn(definition, symbol, stops)
    for (let turn = 0; turn < 2 * stops.length; turn += 1) {
      const reel = turn % stops.length
      for (const [stop] of (definition.reels[reel] ?? []).entries()) {
        const turned = stops.with(reel, stop)
        const found = sizeIn(definition, symbol, turned)
        yield { size: found, stops: turned }
        if (found >= size) [stops, size] = [turned, found]
      }
    }
  }
}

describe.each(reelGames.filter(isTierGame).map((definition) => [definition.key, definition] as const))(
  '%s',
  (_, definition) => {
    // Higher tiers than a first window can show come by falls only: listed-pays.test.ts has them.
    it('pays every tier of every symbol, up to the highest that a first window can show', () => {
      const { tiers } = definition.wins
      const tierOf = (size: number): number => tiers.findLastIndex((least) => least <= size)
      let reached = 0
      definition.symbols.forEach(({ id, pays }, symbol) => {
        if (!pays.some((pay) => pay > 0)) return
        const windows = new Map<number, number[]>()
        for (const { size, stops } of windowsTowards(definition, symbol)) {
          const tier = Math.min(tierOf(size), pays.length - 1)
          if (!windows.has(tier)) windows.set(tier, stops)
        }
        const highest = Math.max(...windows.keys())
        for (let tier = 0; tier <= highest; tier += 1) {
          // A symbol may pay from a later tier on than others do.
          if (pays[tier] === 0) continue
          const stops = windows.get(tier)
          if (!stops) throw new Error(`No window shows ${tiers[tier]} of ${id}.`)
          const outcome = engineOf<ReelDefinition>(definition).play(definition, definition.coins, thenOthers(stops))
          const size = sizeIn(definition, symbol, stops)
          expect(firstWins(outcome), `${size} of ${id}`).toContainEqual(
            expect.objectContaining({ symbol, count: size, payMinor: pays[tier] }),
          )
          reached += 1
        }
      })
      expect(reached).toBeGreaterThan(5)
    })
  },
)

it('has seven games of clusters or of symbols anywhere', () => {
  expect(reelGames.filter(isTierGame)).toHaveLength(7)
})

describe('games of bets', () => {
  const betGames = loaded.flatMap(({ definition, definitionHash }) =>
    isBetDefinition(definition) ? [{ definition, definitionHash }] : [],
  )
  const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => 3 * index + 1)
  const ROUNDS = 4000

  /** Some next decision, as the seed has it. */
  function anyDecision(definition: BetDefinition, outcome: BetOutcome, rng: Rng): Bet {
    const { decisions } = betRulesOf(definition)
    if (outcome.engine === 'twenty-one') {
      const move = outcome.moves[rng.below(outcome.moves.length)]
      if (move) return { ...outcome.bet, moves: [...outcome.bet.moves, move] }
    }
    if (outcome.engine === 'hi-lo' && rng.below(40) > 0) {
      const offer = outcome.offers.toSorted((a, b) => b.rightRanks - a.rightRanks)[0]
      if (offer) return { picks: [...outcome.bet.picks, offer.pick], isTaken: false }
    }
    if (outcome.engine === 'between') {
      const offer = outcome.offers[rng.below(outcome.offers.length)]
      if (offer) return { place: offer.place }
    }
    if (outcome.engine === 'three-card') return { ...outcome.bet, move: rng.below(3) > 0 ? 'play' : 'fold' }
    if (!decisions) throw new Error('An open round has decisions.')
    return decisions.decideForAbsent(definition, outcome)
  }

  /** How rounds of an engine end, by its own names. */
  function endsOf(outcome: BetOutcome): readonly string[] {
    switch (outcome.engine) {
      case 'twenty-one':
        return outcome.hands.map(({ result }) => result ?? '')
      case 'three-card':
      case 'duel':
        return [outcome.result ?? 'no duel']
      case 'between':
        return [`${outcome.state} ${outcome.fell ?? ''}`]
      case 'hi-lo':
      case 'steps':
        return [outcome.state]
      case 'video-poker':
        return [outcome.name ?? 'nothing']
      case 'scratch':
        return [outcome.prize === undefined ? 'nothing' : 'prize']
      case 'treasure':
        return [`ring ${outcome.segments.length}`]
      case 'wheel':
        return [outcome.kind]
      case 'pegs':
        return [`box ${outcome.box}`]
      case 'roulette':
        return [`pocket ${outcome.pocket}`]
      case 'keno':
        return [`hits ${outcome.hits.length}`]
      case 'dice':
        return [outcome.isWon ? 'won' : 'lost']
      case 'crash':
        return [outcome.winMinor > 0 ? 'cashed out' : 'broke']
    }
  }

  const reached = (engine: BetDefinition['engine']): Set<string> => {
    const ends = new Set<string>()
    const rng = simulationRng(11)
    for (const { definition, definitionHash } of betGames.filter((game) => game.definition.engine === engine)) {
      const { key, coins } = definition
      const rules = betRulesOf(definition)
      const bets = betEngineOf(definition)
        .betsOf(definition)
        .map(({ bet }) => bet)
        .map((bet) =>
          'picks' in bet && engine === 'steps' ? { ...bet, picks: bet.picks.slice(0, 1), isTaken: false } : bet,
        )
        .filter((bet) => (rules.problemsOfOpening?.(definition, bet as Bet) ?? []).length === 0)
      for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
        const bet = bets[nonce % bets.length] as Bet
        const input = { key, definition, definitionHash, stakeMinor: coins, serverSeed, clientSeed: 'ends', nonce }
        let outcome = playBetRound({ ...input, bet })
        while (rules.decisions?.isOpen(outcome))
          outcome = playBetRound({ ...input, bet: anyDecision(definition, outcome, rng) })
        for (const end of endsOf(outcome)) ends.add(end)
      }
    }
    return ends
  }

  it.each<[BetDefinition['engine'], string[]]>([
    ['twenty-one', ['oko', 'blackjack', 'aces', 'many-cards', 'won', 'tied', 'lost', 'over', 'given-up']],
    ['three-card', ['won', 'unqualified', 'tied', 'lost', 'folded', 'no duel']],
    ['duel', ['won', 'tied', 'lost']],
    ['between', ['won between', 'won outside', 'won same', 'lost between', 'lost outside']],
    ['hi-lo', ['taken', 'lost', 'finished']],
    ['steps', ['taken', 'lost']],
    ['scratch', ['nothing', 'prize']],
    ['crash', ['cashed out', 'broke']],
    ['dice', ['won', 'lost']],
  ])('of %s end in every way that rounds can end', (engine, expected) => {
    expect(expected.filter((end) => !reached(engine).has(end))).toEqual([])
  })

  it('of roulette, wheel, pegs and treasure reach every place', () => {
    const places = (engine: BetDefinition['engine']): number => reached(engine).size
    expect(places('roulette')).toBe(38)
    const kinds = new Set(
      betGames.flatMap(({ definition }) =>
        definition.engine === 'wheel' ? definition.wheels.flatMap(({ segments }) => segments) : [],
      ),
    )
    expect([...kinds].filter((kind) => !reached('wheel').has(kind))).toEqual([])
    expect(places('treasure')).toBe(3)
    expect(places('pegs')).toBe(17)
  })
})
