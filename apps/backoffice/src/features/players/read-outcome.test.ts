import { expect, it } from 'vitest'
import { playRound } from '#games/play-round.ts'
import { readFileSync } from 'node:fs'
import type { GameDefinition } from '#games/play-round.ts'
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

it('turns reels into rows, names symbols and marks the cells that won', () => {
  const [spin] = readOutcome(outcome, definition) ?? []
  expect(spin?.rows.map((row) => row.map(({ symbol }) => symbol))).toEqual([
    ['cherry', 'cherry'],
    ['bell', 'cherry'],
  ])
  expect(spin?.rows[0]?.every(({ isWon }) => isWon)).toBe(true)
  expect(spin?.rows[1]?.some(({ isWon }) => isWon)).toBe(false)
  expect(spin?.wins).toEqual([{ text: '1 · cherry', count: 2, payMinor: 400 }])
})

it('refuses to draw what it does not understand', () => {
  expect(readOutcome({ spins: [{ grid: 'x', wins: [] }] }, definition)).toBeUndefined()
  expect(readOutcome({ cards: [] }, definition)).toBeUndefined()
  expect(readOutcome(undefined, undefined)).toBeUndefined()
})

it('reads what the real engine stores', () => {
  const file = new URL('../../../../../games/catalogue/OvocnyKolotoc/definition.json', import.meta.url)
  const real = JSON.parse(readFileSync(file, 'utf8')) as GameDefinition
  const stakeMinor = real.coins * (real.coinValues.CZK[0] ?? 1)
  const seeds = { serverSeed: new Uint8Array(32).fill(7), clientSeed: 'player', nonce: 1 }
  const played = playRound({ key: real.key, definition: real, definitionHash: 'cd'.repeat(32), stakeMinor, ...seeds })
  const read = readOutcome(played, real)
  expect(read).toHaveLength(played.spins.length)
  expect(read?.flatMap(({ rows }) => rows.flat()).every(({ symbol }) => symbol !== '?')).toBe(true)
  expect(read?.reduce((sum, { winMinor }) => sum + winMinor, 0)).toBe(played.winMinor)
})
