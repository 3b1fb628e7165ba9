import { expect, it } from 'vitest'
import { judgeReturn, type Played, type ProvedFigures } from './band.ts'

const proved: ProvedFigures = {
  spread: 'exact',
  least: 0.95,
  most: 0.95,
  deviation: 4,
  maxWinX: 100,
  volatility: 'medium',
}
/** A number of rounds with one stake, and their result. */
const played = (rounds: number, stake: number, ggrMinor: number, more: Partial<ProvedFigures> = {}): Played => ({
  proved: { ...proved, ...more },
  firstStake: rounds * stake,
  stakeSquares: rounds * stake * stake,
  ggrMinor,
})

it('the band is as wide as the standard deviation of all rounds together says', () => {
  // A million rounds of one stake: 1.96 · 4 / 1,000.
  const { band, declared, returned, verdict } = judgeReturn([played(1_000_000, 100, 5_500_000)])
  expect(declared).toEqual({ least: 0.95, most: 0.95 })
  expect(returned).toBeCloseTo(0.945, 10)
  expect(band?.low).toBeCloseTo(0.95 - 0.007_84, 5)
  expect(band?.high).toBeCloseTo(0.95 + 0.007_84, 5)
  expect(verdict).toBe('inside')
  expect(judgeReturn([played(1_000_000, 100, 4_000_000)]).verdict).toBe('above')
  expect(judgeReturn([played(1_000_000, 100, 6_000_000)]).verdict).toBe('below')
})

it('one large stake among small ones makes the band wider, since it weighs by its square', () => {
  const even = judgeReturn([played(10_000, 100, 0)])
  const uneven = judgeReturn([
    { ...played(10_000, 100, 0), firstStake: 1_000_000, stakeSquares: 9_000 * 50 ** 2 + 1_000 * 550 ** 2 },
  ])
  expect(uneven.band?.high).toBeGreaterThan(even.band?.high ?? 0)
})

it('while one win can move the return out of the band there is no verdict', () => {
  expect(judgeReturn([played(100, 100, 5_000)]).verdict).toBe('too-few')
  expect(judgeReturn([played(10_000, 100, 50_000)]).verdict).toBe('inside')
})

it('two versions add up: what is declared by their stakes, the spread by their squares', () => {
  const { declared, band } = judgeReturn([
    played(1_000_000, 100, 0),
    played(1_000_000, 100, 0, { least: 0.9, most: 0.9, deviation: 3 }),
  ])
  expect(declared?.least).toBeCloseTo(0.925, 10)
  expect((band?.high ?? 0) - 0.925).toBeCloseTo((1.959_964 * Math.sqrt(16 + 9)) / 2_000, 6)
})

it('who plays badly may get less than any band, and what is not independent or not known has none', () => {
  const badly = judgeReturn([played(1_000_000, 100, 50_000_000, { spread: 'best-play' })])
  expect(badly).toMatchObject({ spread: 'best-play', band: { low: null }, verdict: 'inside' })
  expect(judgeReturn([played(1_000_000, 100, 0, { spread: 'shared' })])).toMatchObject({ band: null, verdict: null })
  const unknown = judgeReturn([played(1_000_000, 100, 0), { ...played(10, 100, 0), proved: undefined }])
  expect(unknown).toMatchObject({ spread: 'unknown', band: null, declared: null, returned: 1 })
  expect(judgeReturn([])).toMatchObject({ returned: null, verdict: null })
})
