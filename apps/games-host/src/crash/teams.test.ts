import { describe, expect, it } from 'vitest'
import type { CrashFrameBet } from '#contract/play-v1/crash-stream.ts'
import { scoreTeams, teamOf } from './teams.ts'

const bet = (alias: string, cashOut = 0): CrashFrameBet => [alias, alias, 1000, cashOut, cashOut * 10]

describe('teams', () => {
  it('are four, by the last digits of the number that others see', () => {
    expect(['0000', '0001', '1234', '9999'].map(teamOf)).toEqual([0, 1, 2, 3])
    const sizes = [0, 0, 0, 0]
    for (let alias = 0; alias < 10_000; alias += 1) {
      const team = teamOf(String(alias).padStart(4, '0'))
      sizes[team] = (sizes[team] ?? 0) + 1
    }
    expect(sizes).toEqual([2500, 2500, 2500, 2500])
  })

  it('stand by the furthest cash-out, then by who rides still', () => {
    const scores = scoreTeams([bet('0001', 150), bet('0001', 320), bet('0002'), bet('0003', 210), bet('0003')])
    expect(scores).toEqual([
      { team: 1, riding: 0, best: 320 },
      { team: 3, riding: 1, best: 210 },
      { team: 2, riding: 1, best: undefined },
      { team: 0, riding: 0, best: undefined },
    ])
  })

  it('are there while nobody bets', () => {
    expect(scoreTeams([]).map(({ team, riding }) => [team, riding])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ])
  })
})
