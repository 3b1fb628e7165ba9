import { describe, expect, it } from 'vitest'
import { listCatalogue, loadMathematics } from '../../../catalogue/index.ts'
import { simulationRng } from '../../../kit/math/simulation-rng.ts'
import { scratchEngine, winningFields, type ScratchDefinition, type ScratchLayout } from './index.ts'
import { scratchRules } from '../rounds/index.ts'
import { layFields } from './lay-fields.ts'

const games = listCatalogue().flatMap(({ key }) => {
  const definition = loadMathematics(key)?.definition
  return definition?.engine === 'scratch' ? [{ key, definition }] : []
})

it('has eight games that each show their win in another way', () => {
  expect(games).toHaveLength(8)
  expect(new Set(games.map(({ definition }) => JSON.stringify(definition.layout))).size).toBe(8)
})

describe.each(games)('$key', ({ definition }) => {
  const { layout, prizes } = definition
  it('shows exactly the prize that was won, and nothing when none was', () => {
    const rng = simulationRng(7)
    for (let round = 0; round < 400; round += 1) {
      const prize = round % 4 === 0 ? undefined : round % prizes.length
      const ticket = layFields(layout, prizes.length, prize, rng)
      const won = winningFields(layout, ticket)
      expect(won.map((field) => ticket.fields[field])).toEqual(won.map(() => prize))
      expect(won.length > 0).toBe(prize !== undefined)
      if (layout.kind === 'keys') expect(won.length).toBe(prize === undefined ? 0 : 1)
    }
  })

  it('pays what it shows', () => {
    for (let seed = 1; seed < 60; seed += 1) {
      const { prize, winMinor, ...ticket } = scratchEngine.play(definition, 100, {}, simulationRng(seed))
      const [field] = winningFields(layout, ticket)
      const shown = field === undefined ? 0 : (prizes[ticket.fields[field] ?? 0]?.coins ?? 0)
      expect(winMinor).toBe(shown)
      expect(prize === undefined).toBe(field === undefined)
    }
  })

  it('draws losing tickets evenly: every prize stands as often in every field', () => {
    const rng = simulationRng(11)
    const rounds = 3000
    const first = prizes.map(() => 0)
    for (let round = 0; round < rounds; round += 1) {
      const prize = layFields(layout, prizes.length, undefined, rng).fields[0] ?? 0
      first[prize] = (first[prize] ?? 0) + 1
    }
    const expected = rounds / prizes.length
    const chiSquare = first.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Degrees of freedom and five of their deviations: only a lean that can be seen fails.
    const freedom = prizes.length - 1
    expect(chiSquare).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom))
  })
})

it('finds a planted error: a line or a number that wins by mistake', () => {
  const rows: ScratchLayout = { kind: 'lines', through: 'rows' }
  const all: ScratchLayout = { kind: 'lines', through: 'all' }
  // Tickets laid for rows only show columns too, which the stricter reading finds.
  const rng = simulationRng(3)
  const wrong = Array.from({ length: 300 }, () => layFields(rows, 4, undefined, rng)).filter(
    (ticket) => winningFields(all, ticket).length > 0,
  )
  expect(wrong.length).toBeGreaterThan(0)
})

it('refuses layouts that would show a win on every ticket, or have too few numbers', () => {
  const definition = games[0]?.definition as ScratchDefinition
  const problemsWith = (layout: ScratchLayout) => scratchEngine.problemsOf({ ...definition, layout })
  expect(problemsWith({ kind: 'equal', fields: 12, needed: 2 })).not.toEqual([])
  expect(problemsWith({ kind: 'keys', keys: 3, own: 12, of: 20 })).toEqual([])
})

describe('a ticket of a series', () => {
  const map = games.find(({ key }) => key === 'PokladNaMape')?.definition as ScratchDefinition
  const other = games.find(({ key }) => key === 'StiraciDukat')?.definition as ScratchDefinition
  const ticket = { series: '5e0c1b1a-9a51-4d0b-8a4e-0a7a3f0f0001', number: 41 }

  it('brings the prize that lies under its number, whatever is drawn for its fields', () => {
    map.prizes.forEach(({ coins }, prize) => {
      const outcome = scratchEngine.play(map, 500, { ticket: { ...ticket, prize } }, simulationRng(prize))
      expect(outcome).toMatchObject({ prize, winMinor: 5 * coins })
      expect(winningFields(map.layout, outcome).map((field) => outcome.fields[field])).toEqual([prize])
    })
    const lost = scratchEngine.play(map, 500, { ticket }, simulationRng(3))
    expect([lost.winMinor, winningFields(map.layout, lost)]).toEqual([0, []])
  })

  it('returns exactly what the game declares over a whole series', () => {
    const paid = map.prizes.reduce((sum, { coins, count }) => sum + coins * count, 0)
    expect((100 * paid) / (map.tickets * map.coins)).toBe(Number(map.declared.rtp))
  })

  it.each<[string, ScratchDefinition, unknown]>([
    ['a number beyond the series', map, { ticket: { ...ticket, number: map.tickets } }],
    ['a prize that there is not', map, { ticket: { ...ticket, prize: 10 } }],
    ['half a ticket', map, { ticket: { series: ticket.series } }],
    ['a game without series', other, { ticket }],
    ['anything beside it', map, { ticket, more: 1 }],
  ])('refuses %s', (_, definition, bet) => {
    expect(scratchEngine.problemsOfBet(definition, bet)).not.toEqual([])
    expect(() => scratchEngine.play(definition, definition.coins, bet as object, simulationRng(1))).toThrow(RangeError)
  })

  it('is not chosen by the player', () => {
    expect(scratchRules.problemsOfOpening?.(map, { ticket })).not.toEqual([])
    expect(scratchRules.problemsOfOpening?.(map, {})).toEqual([])
  })
})
