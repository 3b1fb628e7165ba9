import { expect, it } from 'vitest'
import { playRound } from '#games/play-round.ts'
import { engines, type GameDefinition } from '#games/engines.ts'
import { listCatalogue, loadReelDefinition } from '#games/catalogue/index.ts'
import { readOutcome } from './read-outcome.ts'

const definition = { symbols: [{ id: 'cherry' }, { id: 'bell' }] }
const outcome = {
  spins: [
    {
      kind: 'base',
      grid: [
        [0, 1],
        [0, 0],
      ],
      wins: [
        {
          kind: 'line',
          line: 0,
          symbol: 0,
          count: 2,
          payMinor: 400,
          positions: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
      winMinor: 400,
      multiplier: 1,
      awardedFreeSpins: 0,
    },
  ],
}

it('turns reels into rows, names symbols and marks winning cells', () => {
  const [spin] = readOutcome(outcome, definition) ?? []
  expect(spin?.rows.map((row) => row.map(({ symbol }) => symbol))).toEqual([
    ['cherry', 'cherry'],
    ['bell', 'cherry'],
  ])
  expect(spin?.rows[0]?.every(({ isWon }) => isWon)).toBe(true)
  expect(spin?.rows[1]?.some(({ isWon }) => isWon)).toBe(false)
  expect(spin?.wins).toEqual([{ text: '1 · cherry', count: 2, payMinor: 400 }])
})

it('returns undefined for an unknown shape', () => {
  expect(readOutcome({ spins: [{ grid: 'x', wins: [] }] }, definition)).toBeUndefined()
  expect(readOutcome({ cards: [] }, definition)).toBeUndefined()
  expect(readOutcome(undefined, undefined)).toBeUndefined()
})

const played = listCatalogue().flatMap(({ key }) => {
  const game = loadReelDefinition(key)
  return game ? [game] : []
})

it.each(Object.keys(engines) as GameDefinition['engine'][])(
  'reads what the %s engine stores, to the last coin',
  (engine) => {
    const games = played.filter(({ definition }) => definition.engine === engine)
    expect(games.length).toBeGreaterThan(0)
    for (const { definition, definitionHash } of games.slice(0, 5))
      for (let nonce = 1; nonce <= 200; nonce += 1) {
        const stakeMinor = definition.coins * (definition.coinValues.CZK[0] ?? 1)
        const seeds = { serverSeed: new Uint8Array(32).fill(7), clientSeed: 'player', nonce }
        const round = playRound({ key: definition.key, definition, definitionHash, stakeMinor, ...seeds })
        const read = readOutcome(round, definition)
        expect(read?.flatMap(({ rows }) => rows.flat()).every(({ symbol }) => symbol !== '?')).toBe(true)
        expect(read?.reduce((sum, { winMinor }) => sum + winMinor, 0)).toBe(round.winMinor)
        expect(read?.flatMap(({ wins }) => wins).reduce((sum, { payMinor }) => sum + payMinor, 0)).toBe(round.winMinor)
      }
  },
)
