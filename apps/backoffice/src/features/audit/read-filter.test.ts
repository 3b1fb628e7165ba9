import { expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { cs } from '../../texts/cs.ts'
import { actionName, readFilter } from './read-filter.ts'

it('reads numbers and an action, and leaves out what is neither', () => {
  expect(readFilter(new URLSearchParams('player=8812&user=3&action=/capi/x'))).toEqual({
    playerId: 8812,
    userId: 3,
    action: '/capi/x',
  })
  expect(readFilter(new URLSearchParams('player=x&user=-1&action='))).toEqual({})
})

it('has words for each staff call that is recorded', () => {
  const recorded = catalogue.filter(({ audience, permission }) => audience === 'staff' && permission)
  expect(recorded.length).toBeGreaterThan(10)
  for (const { path } of recorded) expect(cs).toHaveProperty([actionName(path)])
})
