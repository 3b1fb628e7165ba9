import { expect, it } from 'vitest'
import { costOfWagering } from './cost-of-wagering.ts'

const returns = [
  { gameKey: 'Full', rtpMillionths: 950_000, percent: 100 },
  { gameKey: 'Half', rtpMillionths: 970_000, percent: 50 },
  { gameKey: 'None', rtpMillionths: 990_000, percent: 0 },
]
const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' as const })

it('is what the games keep of all that has to be staked', () => {
  expect(costOfWagering(returns, { kind: 'all', games: [] }, czk(176_000))).toEqual({
    least: { gameKey: 'Full', cost: czk(8_800) },
    most: { gameKey: 'Half', cost: czk(10_560) },
  })
})

it('knows only games that count, by the bonus’s own shares where it lists them', () => {
  const games = [
    { gameKey: 'Half', percent: 100 },
    { gameKey: 'None', percent: 100 },
  ]
  expect(costOfWagering(returns, { kind: 'listed', games }, czk(100_000))).toEqual({
    least: { gameKey: 'Half', cost: czk(3_000) },
    most: { gameKey: 'Half', cost: czk(3_000) },
  })
})

it.each([
  ['nothing is left', { kind: 'all' as const, games: [] }, czk(0)],
  ['no game counts', { kind: 'listed' as const, games: [{ gameKey: 'Full', percent: 0 }] }, czk(10)],
])('is not told where %s', (_, games, left) => {
  expect(costOfWagering(returns, games, left)).toBeNull()
})
