import { describe, expect, it } from 'vitest'
import { listCatalogue, loadDefinition } from '../../../catalogue/index.ts'
import type { LinesDefinition, LinesOutcome, Presentation } from '../../../kit/protocol/index.ts'
import { playRound } from '../../../play-round.ts'
import { buildTimeline, landedGrid, type Step } from './build-timeline.ts'
import { createReel, feedMs, feedReel, turnReel } from './reel.ts'

const ROUNDS = 150
const games = listCatalogue().flatMap(({ key }) => loadDefinition(key) ?? [])
const seen = { free: 0, respin: 0, grown: 0, mystery: 0, full: 0, more: 0 }

function roundsOf(definition: LinesDefinition, definitionHash: string, seed: number, count: number): LinesOutcome[] {
  const { key, coins } = definition
  const serverSeed = new Uint8Array(32).fill(seed)
  const common = { key, definition, definitionHash, stakeMinor: coins * 10, serverSeed, clientSeed: 'test' }
  return Array.from({ length: count }, (_, nonce) => playRound({ ...common, nonce }))
}

/** What a player has seen of money and of the window once all steps were shown. */
function watch(steps: readonly Step[]) {
  let grid: readonly (readonly number[])[] = []
  let shownMinor = 0
  for (const step of steps) {
    if (step.kind === 'land' || step.kind === 'change') grid = step.grid
    if (step.kind === 'change') seen[step.becomes === undefined ? 'grown' : 'mystery'] += 1
    if (step.kind === 'full-window') seen.full += 1
    if (step.kind === 'hold') seen.respin += 1
    if (step.kind === 'free-spin') seen.free += 1
    if (step.kind === 'award' && step.isMore) seen.more += 1
    if (step.kind !== 'wins') continue
    shownMinor += step.wins.reduce((sum, { payMinor }) => sum + payMinor, 0)
    expect(step.winMinor).toBe(step.wins.reduce((sum, { payMinor }) => sum + payMinor, 0))
    expect(step.totalMinor).toBe(shownMinor)
  }
  return { grid, shownMinor }
}

it('knows the playable games', () => expect(games.length).toBeGreaterThanOrEqual(53))

describe.each(games.map((found) => [found.definition.key, found] as const))(
  'timeline of %s',
  (_, { definition, definitionHash }) => {
    const game = definition as unknown as Presentation
    const rounds = roundsOf(definition, definitionHash, 7, ROUNDS)

    it('shows in the end exactly the win and the window of the outcome', () => {
      for (const outcome of rounds) {
        const steps = buildTimeline(game, outcome)
        const { grid, shownMinor } = watch(steps)
        expect(shownMinor).toBe(outcome.winMinor)
        expect(grid).toEqual(outcome.spins.at(-1)?.grid)
        expect(steps.filter(({ kind }) => kind === 'land')).toHaveLength(outcome.spins.length)
        const free = outcome.spins.filter(({ kind }) => kind === 'free')
        const last = steps.findLast((step) => step.kind === 'free-spin')
        expect([last?.number ?? 0, last?.of ?? 0]).toEqual([free.length, free.length])
        const end = steps.find((step) => step.kind === 'free-end')
        expect(end?.winMinor ?? 0).toBe(free.reduce((sum, { winMinor }) => sum + winMinor, 0))
      }
    })

    it('marks only cells that show the symbol that pays, or a wild', () => {
      for (const { spins } of rounds) {
        for (const { wins, grid } of spins) {
          for (const { positions, symbol, kind, count } of wins) {
            expect(positions).toHaveLength(count)
            // A wild that grows may cover a scatter: it was counted as it landed.
            const shown = positions.map(([reel, row]) => grid[reel]?.[row])
            const allowed = [symbol, game.wild?.symbol]
            expect(shown.every((one) => allowed.includes(one)) || kind === 'scatter').toBe(true)
          }
        }
      }
    })

    it('lands on what is paid, but for wilds that grow and mysteries', () => {
      for (const { spins } of rounds) {
        for (const spin of spins) {
          landedGrid(game, spin).forEach((column, reel) =>
            column.forEach((symbol, row) => {
              const paid = spin.grid[reel]?.[row]
              if (symbol !== paid) expect([game.wild?.symbol, spin.mysterySymbol]).toContain(paid)
            }),
          )
        }
      }
    })
  },
)

it('has met every feature on the way', () => {
  // A full window is rare; one game that has it is played until it comes.
  const found = games.find(({ definition }) => definition.fullGrid)
  if (!found) throw new Error('Some game multiplies a full window.')
  const { definition, definitionHash } = found
  for (let seed = 1; seen.full === 0 && seed < 40; seed += 1) {
    for (const outcome of roundsOf(definition, definitionHash, seed, 400)) {
      const { shownMinor } = watch(buildTimeline(definition as unknown as Presentation, outcome))
      expect(shownMinor).toBe(outcome.winMinor)
    }
  }
  for (const [feature, times] of Object.entries(seen)) expect(times, feature).toBeGreaterThan(0)
})

describe('reel', () => {
  it('stands with the fed column in the window at the promised time', () => {
    const strip = [0, 1, 2, 3, 4, 5]
    const reel = createReel(strip, [1, 2, 3])
    turnReel(reel, strip, 140, false)
    feedReel(reel, strip, [5, 4, 3])
    const promised = feedMs(reel, 3)
    let passed = 0
    while (!turnReel(reel, strip, 8, true)) passed += 8
    expect(reel.cells.slice(1)).toEqual([5, 4, 3])
    expect(Math.abs(passed - promised)).toBeLessThan(17)
    expect(reel.offset).toBe(0)
  })
})
