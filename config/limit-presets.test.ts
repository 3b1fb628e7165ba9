import { describe, expect, it } from 'vitest'
import { limitFacts } from '#contract/shapes/limits.ts'
import { limitPresets } from './limit-presets.ts'
import { marketKeys } from './market.ts'
import { markets } from './markets/index.ts'

describe.each(marketKeys)('limits that are offered in %s', (key) => {
  const { careful, usual } = limitPresets[key]
  const { kinds } = markets[key].limits

  it('have a figure for every limit that is to be chosen, and for no other', () => {
    expect(Object.keys(careful).toSorted()).toEqual(kinds.toSorted())
    expect(Object.keys(usual).toSorted()).toEqual(kinds.toSorted())
  })
  it.each(kinds)('are stricter in the careful one: %s', (kind) => {
    const [strict = 0, mild = 0] = [careful[kind], usual[kind]]
    expect(strict).toBeGreaterThan(0)
    if (limitFacts(kind).tighterIs === 'lower') expect(strict).toBeLessThan(mild)
    else expect(strict).toBeGreaterThan(mild)
  })
  it('never let more be lost in a day than in a month', () => {
    for (const preset of [careful, usual])
      expect(preset.LossDayCasinoLimit ?? 0).toBeLessThanOrEqual(preset.LossMonthCasinoLimit ?? 0)
  })
})
