import { afterEach, describe, expect, it, vi } from 'vitest'
import { findGamification, readChange } from './gamification.ts'

afterEach(() => void vi.restoreAllMocks())

describe('the gamification service in the page', () => {
  it('may be absent', () => {
    expect(findGamification({})).toBeUndefined()
    expect(findGamification({ _smartico: 'blocked' })).toBeUndefined()
  })
  it('tells levels in our words and drops what is none', async () => {
    const getLevels = () =>
      Promise.resolve([{ id: 2, name: 'B', required_points: 10, visibility_points: null }, { name: 'x' }])
    const service = findGamification({ _smartico: Object.assign(() => {}, { api: { getLevels } }) })
    expect(await service?.fetchLevels()).toMatchObject([
      { id: 2, name: 'B', requiredPoints: 10, visibilityPoints: null },
    ])
  })
  it('has no levels without a levels call', async () => {
    expect(await findGamification({ _smartico: () => {} })?.fetchLevels()).toEqual([])
  })
  it('logs a failed deep link under its name and shows nothing', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const dp = () => {
      throw new Error('no drawer')
    }
    findGamification({ _smartico: Object.assign(() => {}, { dp }) })?.follow('dp:gf')
    expect(log).toHaveBeenCalledWith('SMARTICO_ERROR', expect.any(Error))
  })
  it('passes on only what changed', () => {
    expect(readChange({ ach_points_balance: 5 })).toEqual({ pointsBalance: 5 })
    expect(readChange({ core_public_points_balance: 7, ach_level_current_id: 3 })).toEqual({
      pointsBalance: 7,
      currentLevelId: 3,
    })
    expect(readChange(null)).toEqual({})
  })
})
