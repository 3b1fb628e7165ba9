import { describe, expect, it } from 'vitest'
import { arePrizesInOrder, prizeOfPlace, type Prize } from '#contract/shapes/tournaments.ts'
import { ROUND_STATES, roundCan, roundMoves, type RoundMove } from '#contract/states/tournament-states.ts'
import { countedAs, isIn, mayCount } from './may-count.ts'
import { byPlace, keepBest, multipleOf, scoresOf, type Kept } from './score.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 12, minute))
const kept = (id: string, multiple: number, minute = 0, gameKey = 'A'): Kept => ({
  gameRoundId: `00000000-0000-7000-8000-0000000000${id}`,
  gameKey,
  multiple,
  playedAt: at(minute),
})
const placesOf = (scores: ReturnType<typeof scoresOf>) => scores.toSorted(byPlace).map(({ playerId }) => playerId)

describe('a multiple', () => {
  it('is the win divided by the stakes, in ten-thousandths, rounded down, exact for any amount', () => {
    expect(multipleOf(30, 100)).toBe(33_333)
    expect(multipleOf(20, 0)).toBe(0)
    expect(multipleOf(7, 900_000_000_001)).toBe(1_285_714_285_715_714)
  })
})

describe('kept rounds', () => {
  it('are the best N; of equal ones the earlier', () => {
    const rounds = [kept('01', 5, 3), kept('02', 9, 4), kept('03', 9, 2), kept('04', 0), kept('05', 1, 1)]
    expect(keepBest({ kind: 'largest-win' }, rounds).map(({ gameRoundId }) => gameRoundId.slice(-2))).toEqual(['03'])
    const best = keepBest({ kind: 'best-sum', best: 3 }, rounds)
    expect(best.map(({ gameRoundId }) => gameRoundId.slice(-2))).toEqual(['03', '02', '01'])
  })

  it('are one per game if places give points', () => {
    const rounds = [kept('01', 5, 0, 'A'), kept('02', 9, 1, 'A'), kept('03', 2, 2, 'B')]
    const best = keepBest({ kind: 'points', points: [3, 1] }, rounds)
    expect(best.map(({ gameRoundId }) => gameRoundId.slice(-2)).toSorted()).toEqual(['02', '03'])
  })

  it('are the same whether rounds are counted at once or one after another', () => {
    const scoring = { kind: 'best-sum', best: 4 } as const
    const rounds = Array.from({ length: 60 }, (_, n) => kept(String(10 + n), (n * 37) % 11, (n * 13) % 50))
    let one: Kept[] = []
    for (const round of rounds) one = keepBest(scoring, [...one, round])
    expect(one).toEqual(keepBest(scoring, rounds))
  })
})

describe('a table', () => {
  it('puts the player who reached a score first before one who reached it later', () => {
    const players = new Map([
      [1, [kept('01', 50, 9)]],
      [2, [kept('02', 50, 3)]],
      [3, [kept('03', 70, 30)]],
      [4, []],
    ])
    expect(placesOf(scoresOf({ kind: 'largest-win' }, players))).toEqual([3, 2, 1])
  })

  it('reaches a sum at the last of its rounds', () => {
    const players = new Map([
      [1, [kept('01', 40, 1), kept('02', 20, 20)]],
      [2, [kept('03', 30, 5), kept('04', 30, 10)]],
    ])
    const scores = scoresOf({ kind: 'best-sum', best: 2 }, players)
    expect(scores.map(({ score }) => score)).toEqual([60, 60])
    expect(placesOf(scores)).toEqual([2, 1])
  })

  it('gives points by place in each game, and none beyond the last', () => {
    const players = new Map([
      [1, [kept('01', 90, 0, 'A'), kept('02', 10, 0, 'B')]],
      [2, [kept('03', 80, 0, 'A'), kept('04', 20, 0, 'B')]],
      [3, [kept('05', 70, 0, 'A')]],
    ])
    const scores = scoresOf({ kind: 'points', points: [5, 2] }, players)
    expect(new Map(scores.map(({ playerId, score }) => [playerId, score]))).toEqual(
      new Map([
        [1, 7],
        [2, 7],
      ]),
    )
  })
})

describe('a counted round', () => {
  const window = { startsAt: at(0), endsAt: at(30) }
  const rules = { gameKeys: ['A'], stakeMinMinor: 20, countsFreeRounds: false, countsBonusMoney: true }
  const round = { gameKey: 'A', isFree: false, isLent: false }

  it('is within the playing time as booked: the beginning is included, the end is not', () => {
    expect([at(0), at(29), at(30)].map((one) => isIn(window, one))).toEqual([true, true, false])
  })

  it('follows the rules of the tournament', () => {
    expect(mayCount(rules, round, 20)).toBe(true)
    expect(mayCount(rules, round, 19)).toBe(false)
    expect(mayCount(rules, { ...round, gameKey: 'B' }, 20)).toBe(false)
    expect(mayCount(rules, { ...round, isFree: true }, 20)).toBe(false)
    expect(mayCount(rules, { ...round, isLent: true }, 20)).toBe(true)
    expect(mayCount({ ...rules, countsBonusMoney: false }, { ...round, isLent: true }, 20)).toBe(false)
  })

  it('has won nothing if it ended after the end, or not yet', () => {
    const doubled = { stakeMinor: 40, wonMinor: 100 }
    expect(countedAs(window, { ...doubled, endedAt: at(29) }, 20)).toEqual(doubled)
    for (const endedAt of [at(30), null])
      expect(countedAs(window, { ...doubled, endedAt }, 20)).toEqual({ stakeMinor: 20, wonMinor: 0 })
  })
})

describe('prizes', () => {
  const money = (fromPlace: number, toPlace: number): Prize => ({ kind: 'money', fromPlace, toPlace, amountMinor: 100 })

  it('start at the first place without a gap', () => {
    expect(arePrizesInOrder([money(1, 1), money(2, 10)])).toBe(true)
    for (const wrong of [[], [money(2, 3)], [money(1, 3), money(3, 4)], [money(1, 2), money(4, 4)], [money(3, 1)]])
      expect(arePrizesInOrder(wrong)).toBe(false)
    expect(prizeOfPlace([money(1, 1), money(2, 10)], 10)).toEqual(money(2, 10))
    expect(prizeOfPlace([money(1, 1)], 2)).toBeUndefined()
  })
})

describe('states of a round', () => {
  it('go from planned to paid, and can be cancelled at any time before the results', () => {
    const moves = Object.keys(roundMoves) as RoundMove[]
    const ways = ROUND_STATES.map((state) => [state, moves.filter((move) => roundCan(move, state))])
    expect(Object.fromEntries(ways)).toEqual({
      planned: ['open', 'cancel'],
      open: ['start', 'cancel'],
      running: ['end', 'cancel'],
      scoring: ['publish', 'cancel'],
      published: ['pay'],
      paid: [],
      cancelled: [],
    })
  })
})
