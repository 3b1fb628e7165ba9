import { describe, expect, it } from 'vitest'
import { packOf } from '../pack-of.ts'
import { judgePointRule, type PointRule } from './point-rules.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const cze = packOf('CZE', NOW)
const svk = packOf('SVK', NOW)
const unknown = packOf('NOWHERE', NOW)
const PLAY = ['stakes', 'losses', 'wins', 'frequency'] as const

const rule = (some: Partial<PointRule>): PointRule => ({
  earnedBy: 'stakes',
  isOnTechnicalGame: true,
  buysBenefits: true,
  depositedDayMaxMinor: null,
  ...some,
})

describe('points for play', () => {
  it.each(PLAY)('on technical games, for %s, are a competition in CZE and nothing in SVK', (earnedBy) => {
    const refused = { isAllowed: false, ruleId: 'CZ-15', packId: cze.id, figure: null, textKey: 'points-for-play' }
    expect(judgePointRule(cze, rule({ earnedBy }))).toEqual(refused)
    expect(judgePointRule(svk, rule({ earnedBy }))).toMatchObject({ isAllowed: true, packId: svk.id })
  })
  it('on other games stop in CZE at the deposits of a day that the law names', () => {
    const figure = { value: 100_000, unit: 'minor', currency: 'CZK' }
    const other = rule({ isOnTechnicalGame: false })
    expect(judgePointRule(cze, other)).toMatchObject({ isAllowed: false, ruleId: 'CZ-15', figure })
    expect(judgePointRule(cze, { ...other, depositedDayMaxMinor: 100_001 })).toMatchObject({ isAllowed: false, figure })
    expect(judgePointRule(cze, { ...other, depositedDayMaxMinor: 100_000 }).isAllowed).toBe(true)
  })
  it('are nothing to the law where they bring nothing', () =>
    expect(judgePointRule(cze, rule({ buysBenefits: false })).isAllowed).toBe(true))
  it('are refused where no law is known', () =>
    expect(judgePointRule(unknown, rule({}))).toMatchObject({ isAllowed: false, packId: 'UNKNOWN' }))
})

it.each([cze, svk, unknown])('points for what is no play are allowed by $id', (pack) =>
  expect(judgePointRule(pack, rule({ earnedBy: 'other' })).isAllowed).toBe(true),
)
