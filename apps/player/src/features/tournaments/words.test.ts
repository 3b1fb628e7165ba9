import { expect, it } from 'vitest'
import type { Prize } from '#contract/shapes/tournaments.ts'
import { sumPrizes, writePlaces, writeScore } from './words.ts'

const prizes: Prize[] = [
  { kind: 'money', fromPlace: 1, toPlace: 1, amountMinor: 40_000 },
  { kind: 'money', fromPlace: 2, toPlace: 3, amountMinor: 5_000 },
  { kind: 'free-rounds', fromPlace: 4, toPlace: 13, gameKey: 'A', stakeMinor: 20, rounds: 20, daysValid: 14 },
]

it('writes a score made of multiples with its sign, and points as they are', () => {
  expect(writeScore(4_125_000, { kind: 'largest-win' }, 'sk')).toBe('×412,5')
  expect(writeScore(10_000, { kind: 'best-sum' }, 'en')).toBe('×1.0')
  expect(writeScore(43, { kind: 'points' }, 'sk')).toBe('43')
})

it('adds up what all places get, and names places', () => {
  expect(sumPrizes({ prizes })).toEqual({ moneyMinor: 50_000, rounds: 200 })
  expect(prizes.map(writePlaces)).toEqual(['1.', '2.–3.', '4.–13.'])
})
