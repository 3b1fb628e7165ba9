import { betEngineOf, type BetDefinition } from '#games/engines.ts'
import type { DiceDefinition } from '#games/engines/dice/math/index.ts'
import type { RouletteDefinition } from '#games/engines/roulette/math/index.ts'
import type { StepsDefinition } from '#games/engines/steps/math/index.ts'
import { betReturn, BETS_NOT_YET_DECLARED } from '#games/kit/math/bet-engine.ts'
import { coinValuesFor } from '../coin-values.ts'
import type { Proposal } from './proposal.ts'

type Any = Record<string, never>
type Variants = StepsDefinition['variants']

// Every pay is in hundredths of the stake.
const COINS = 100
const hundredths = (times: number): number => Math.round(times * COINS)

/** Divisors as targets: a pay of m hundredths wins `return · outOf · 100 / m` numbers, and that is whole. */
function diceOf(
  targetRtp: number,
  layout: { readonly R: number },
): Pick<DiceDefinition, 'outOf' | 'sides' | 'targets'> {
  const isLimit = layout.R < 0.965
  const outOf = isLimit ? 33_000_000 : 10_000
  const pays = isLimit
    ? [110, 120, 125, 150, 200, 300, 400, 500, 1000, 2000, 2500, 5000, 10_000, 100_000, 1_000_000]
    : [
        125, 194, 200, 250, 388, 400, 485, 500, 625, 776, 970, 1000, 1250, 1552, 1940, 2000, 2425, 2500, 3880, 4850,
        9700,
      ]
  const targets = pays.map((pay) => ({ chance: Math.round((targetRtp * outOf) / pay), pays: pay }))
  return { outOf, sides: isLimit ? ['over'] : ['under', 'over'], targets }
}

function orderOf(numbers: number, zeros: number): string[] {
  if (numbers === 36 && zeros === 1) {
    const order = '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'
    return order.split(' ')
  }
  if (numbers === 36) {
    const order =
      '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2'
    return order.split(' ')
  }
  // Smaller wheels: from both ends towards the middle, so that neighbours differ in size and colour.
  return [
    '0',
    ...Array.from({ length: numbers }, (_, at) => String(at % 2 === 0 ? 1 + at / 2 : numbers - (at - 1) / 2)),
  ]
}

const RED_OF_36 = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

/** A table of three columns. A spot of k numbers pays numbers/k for one, so that all spots return the same. */
function rouletteOf(layout: { readonly pockets: number }): Pick<RouletteDefinition, 'pockets' | 'spots'> {
  const zeros = layout.pockets === 38 ? 2 : 1
  const numbers = layout.pockets - zeros
  const isRed = (number: number): boolean => (numbers === 36 ? RED_OF_36.includes(number) : number % 2 === 1)
  const order = orderOf(numbers, zeros)
  const pockets = order.map((label) => ({
    label,
    colour: Number(label) === 0 ? ('green' as const) : isRed(Number(label)) ? ('red' as const) : ('black' as const),
  }))
  const spots: RouletteDefinition['spots'] = []
  const add = (kind: string, labels: readonly (number | string)[], named?: string): void => {
    spots.push({
      id: named ?? `${kind}-${labels.join('-')}`,
      pockets: labels.map((label) => order.indexOf(String(label))),
      pays: (numbers * COINS) / labels.length,
    })
  }
  const all = Array.from({ length: numbers }, (_, index) => index + 1)
  const zeroLabels = zeros === 2 ? ['0', '00'] : ['0']
  for (const label of [...zeroLabels, ...all]) add('straight', [label])
  for (const number of all) {
    if (number % 3 !== 0) add('split', [number, number + 1])
    if (number + 3 <= numbers) add('split', [number, number + 3])
  }
  for (let first = 1; first <= numbers; first += 3) {
    add('street', [first, first + 1, first + 2])
    if (first + 3 > numbers) continue
    add(
      'six',
      Array.from({ length: 6 }, (_, index) => first + index),
    )
    add('corner', [first, first + 1, first + 3, first + 4])
    add('corner', [first + 1, first + 2, first + 4, first + 5])
  }
  if (zeros === 1) {
    for (const number of [1, 2, 3]) add('split', ['0', number])
    add('trio', ['0', 1, 2])
    add('trio', ['0', 2, 3])
    add('corner', ['0', 1, 2, 3])
  } else {
    add('split', ['0', '00'])
    add('split', ['0', 1])
    add('split', ['00', 3])
    add('trio', ['0', 1, 2])
    add('trio', ['00', 2, 3])
  }
  const third = numbers / 3
  for (const column of [1, 2, 3])
    add(
      'column',
      all.filter((number) => number % 3 === column % 3),
      `column-${column}`,
    )
  for (const part of [0, 1, 2]) add('dozen', all.slice(part * third, (part + 1) * third), `third-${part + 1}`)
  if (numbers % 2 === 0) {
    add('half', all.filter(isRed), 'red')
    add(
      'half',
      all.filter((number) => !isRed(number)),
      'black',
    )
    add(
      'half',
      all.filter((number) => number % 2 === 1),
      'odd',
    )
    add(
      'half',
      all.filter((number) => number % 2 === 0),
      'even',
    )
    add('half', all.slice(0, numbers / 2), 'low')
    add('half', all.slice(numbers / 2), 'high')
  }
  return { pockets, spots }
}

/** A ladder that returns at most `rtp` per cent after every step: the chance's reciprocal, cut to whole hundredths. */
function ladderOf(rtp: number, chances: readonly number[], mostX: number): number[] {
  const ladder: number[] = []
  let chance = 1
  for (const step of chances) {
    chance *= step
    const pay = Math.floor(rtp / chance + 1e-9)
    if (pay > mostX * COINS) break
    // A step that pays no more than the one before is not offered as the end of a variant.
    ladder.push(Math.max(pay, (ladder.at(-1) ?? 0) + 1))
  }
  return ladder
}

function stepsOf(rtp: number, features: readonly string[], layout: Any): { variants: Variants } {
  const numbers = features[0]?.match(/\d+/gu)?.map(Number) ?? []
  if (features[0]?.startsWith('mines')) {
    const cells = numbers[0] ?? 25
    const traps = [1, 2, 3, 5, 8, 10, 12, 15, 20, 24].filter((count) => count < cells)
    return {
      variants: traps.map((count) => ({
        id: `${count}-traps`,
        layout: { kind: 'field', cells, traps: count },
        ladder: ladderOf(
          rtp,
          Array.from({ length: cells - count }, (_, step) => (cells - count - step) / (cells - step)),
          10_000,
        ),
      })),
    }
  }
  if (features[0]?.startsWith('tower')) {
    const { tiles = 4, safe = 3, levels = 9 } = layout as unknown as { tiles: number; safe: number; levels: number }
    const ladder = ladderOf(
      rtp,
      Array.from({ length: levels }, () => safe / tiles),
      10_000,
    )
    return { variants: [{ id: 'tower', layout: { kind: 'rows', rows: levels, doors: tiles, safe }, ladder }] }
  }
  if (features[0]?.startsWith('streak')) {
    const ladder = ladderOf(
      rtp,
      Array.from({ length: 12 }, () => 1 / 2),
      10_000,
    )
    return { variants: [{ id: 'coin', layout: { kind: 'rows', rows: ladder.length, doors: 2, safe: 1 }, ladder }] }
  }
  const { probs } = layout as unknown as { probs: readonly number[] }
  const chances = probs.map((chance) => Math.round(chance * 1000))
  const ladder = ladderOf(
    rtp,
    chances.map((chance) => chance / 1000),
    10_000,
  )
  return {
    variants: [{ id: 'road', layout: { kind: 'road', chances: chances.slice(0, ladder.length), outOf: 1000 }, ladder }],
  }
}

const CARNIVAL = { '1': 200, '3': 400, '5-5': 650, '12': 1300, '25': 2600, '51': 5200 }
const CARNIVAL_COUNTS = { '1': 26, '3': 13, '5-5': 8, '12': 4, '25': 2, '51': 1 }

/** Kinds laid round a wheel as evenly as their counts allow. */
function layWheel(counts: Readonly<Record<string, number>>): string[] {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const places = Object.entries(counts).flatMap(([kind, count], offset) =>
    Array.from({ length: count }, (_, index) => ({ kind, at: ((index + 0.5) * all) / count + offset / 100 })),
  )
  return places.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind)
}

function wheelOf(features: readonly string[]): object {
  if (features[0] === 'segments-54') {
    return {
      wheels: [{ id: 'carnival', segments: layWheel(CARNIVAL_COUNTS) }],
      bets: Object.entries(CARNIVAL).map(([kind, pays]) => ({ id: `pays-${kind}`, wheel: 0, pays: { [kind]: pays } })),
    }
  }
  // Twenty-four segments that pay 23.04 stakes together on every wheel: 96 %.
  const wheels: Record<string, Record<string, readonly [count: number, pays: number]>> = {
    low: { x0: [10, 0], a: [6, 120], b: [4, 150], c: [2, 200], d: [2, 292] },
    medium: { x0: [14, 0], a: [4, 150], b: [3, 200], c: [2, 300], d: [1, 504] },
    high: { x0: [20, 0], a: [2, 300], b: [1, 500], c: [1, 1204] },
  }
  const named = Object.entries(wheels)
  return {
    wheels: named.map(([id, kinds]) => ({
      id,
      segments: layWheel(Object.fromEntries(Object.entries(kinds).map(([kind, [count]]) => [kind, count]))),
    })),
    bets: named.map(([id, kinds], wheel) => ({
      id,
      wheel,
      pays: Object.fromEntries(Object.entries(kinds).flatMap(([kind, [, pays]]) => (pays > 0 ? [[kind, pays]] : []))),
    })),
  }
}

const PLAIN = ['pair', 'two-pair', 'three', 'straight', 'flush', 'full-house', 'four', 'straight-flush', 'royal']

/** Hands by the game's kind, in the order in which a proposal lists their pays. */
function videoPokerOf(features: readonly string[], key: string, pay: readonly number[]): object {
  const has = (feature: string): boolean => features.includes(feature)
  const of = (hands: readonly string[]) => hands.map((hand, index) => ({ hand, coins: pay[index + 1] }))
  if (has('twos-wild')) {
    const hands = ['three', 'straight', 'flush', 'full-house', 'four', 'straight-flush', 'five', 'wild-royal']
    return { deck: 52, wild: 'deuces', pairFrom: 2, pays: of([...hands, 'four-deuces', 'royal']) }
  }
  if (has('53-cards-joker')) {
    const hands = [...PLAIN.slice(0, 8), 'wild-royal', 'five', 'royal']
    return { deck: 53, wild: 'joker', pairFrom: 13, pays: of(hands) }
  }
  if (has('four-kind-bonus')) {
    const hands = [...PLAIN.slice(0, 7), 'four-low', 'four-aces', 'straight-flush', 'royal']
    return { deck: 52, wild: 'none', pairFrom: 11, pays: of(hands) }
  }
  if (has('32-cards')) {
    const hands = ['pair', 'two-pair', 'three', 'straight', 'full-house', 'flush', 'four', 'straight-flush', 'royal']
    return { deck: 32, wild: 'none', pairFrom: 14, pays: of(hands) }
  }
  return { deck: 52, wild: 'none', pairFrom: key.startsWith('Desitky') ? 10 : 11, pays: of(PLAIN) }
}

type Ring = readonly (readonly [number, number])[]

function partsOf({ game, targetRtp, layout }: Proposal<unknown>): object {
  const any = layout as Any
  switch (game.engine) {
    case 'dice':
      return game.features[0]?.startsWith('streak')
        ? stepsOf(targetRtp, game.features, any)
        : diceOf(targetRtp, layout as { R: number })
    case 'pegs':
      return {
        boards: Object.entries(layout as Record<string, number[]>).map(([name, pays]) => {
          const [rows = '0', risk = '0'] = name.split(':')
          return { rows: Number(rows), risk: (['low', 'medium', 'high'] as const)[Number(risk)], pays }
        }),
      }
    case 'wheel':
      return wheelOf(game.features)
    case 'keno': {
      const { pool, draw, pays } = layout as { pool: number; draw: number; pays: Record<string, number[]> }
      const tickets = Object.entries(pays).map(([spots, row]) => ({ spots: Number(spots), pays: row.map(hundredths) }))
      return { pool, draw, tickets: tickets.toReversed() }
    }
    case 'scratch':
      return {
        tickets: 1_000_000,
        prizes: (layout as Ring).map(([times, count]) => ({ coins: hundredths(times), count })),
      }
    case 'treasure': {
      const { ring1, up1, ring2, up2, ring3 } = layout as Record<'ring1' | 'ring2' | 'ring3', Ring> &
        Record<'up1' | 'up2', number>
      const rest = 1_000_000 - up1 - ring1.reduce((sum, [, weight]) => sum + weight, 0)
      const paying = (ring: Ring) => ring.map(([times, weight]) => ({ pays: hundredths(times), weight }))
      const inwards = (weight: number) => ({ leads: 'inwards' as const, weight })
      return {
        rings: [
          { segments: [{ pays: 0, weight: rest }, ...paying(ring1), inwards(up1)] },
          { segments: [...paying(ring2), inwards(up2)] },
          { segments: paying(ring3) },
        ],
      }
    }
    case 'roulette':
      return rouletteOf(layout as { pockets: number })
    case 'crash': {
      const { R, cap } = layout as { R: number; cap: number }
      const isFast = game.features.includes('fast-growth')
      const stations = [110, 125, 150, 200, 300, 500, 800, 1200, 2000, 5000, 10_000]
      return {
        returnBasisPoints: R,
        maxMultiplier: cap,
        growthPerMs: isFast ? 120 : 60,
        ...(game.features.includes('station-steps') ? { stations } : {}),
      }
    }
    case 'steps':
      if (game.features[0] === 'hi-lo-chain') throw new Error('The chain of cards has no engine yet.')
      return stepsOf(targetRtp, game.features, any)
    case 'video-poker':
      return videoPokerOf(game.features, game.key, (layout as { pay: number[] }).pay)
    case 'duel': {
      if (game.features[0] === 'tie-returns-half') {
        return { suits: 4, ranks: 8, rules: { game: 'war', winPays: 200, tiePays: 50 } }
      }
      if (game.features[0] === 'colour-suit-card') {
        return { suits: 4, ranks: 8, rules: { game: 'cut', colourPays: 192, suitPays: 384, cardPays: 3072 } }
      }
      throw new Error('This duel has decisions and no engine yet.')
    }
    default:
      throw new Error(`No engine for ${game.engine} yet.`)
  }
}

/** A bet game from a proposal's parameters; its figures are computed. */
export function takeBets(proposal: Proposal<unknown>): BetDefinition {
  const { game } = proposal
  // Poker hands pay whole stakes.
  const stakeCoins = game.engine === 'video-poker' ? 1 : COINS
  const draft = {
    schema: 1,
    engine: game.features[0]?.startsWith('streak') ? 'steps' : game.engine,
    engineVersion: 1,
    key: game.key,
    coins: stakeCoins,
    coinValues: coinValuesFor(stakeCoins),
    ...partsOf(proposal),
    declared: BETS_NOT_YET_DECLARED,
  } as unknown as BetDefinition
  return { ...draft, declared: betReturn(betEngineOf(draft), draft).declared } as BetDefinition
}
