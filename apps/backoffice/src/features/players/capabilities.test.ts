import { expect, it } from 'vitest'
import { capabilitiesOf } from './capabilities.ts'

it('stops sign-in, deposit and stake for a locked player, and none of them otherwise', () => {
  expect(capabilitiesOf({ isLocked: true }).map(({ kind }) => kind)).toEqual(['stop', 'stop', 'stop'])
  expect(capabilitiesOf({ isLocked: false }).map(({ kind }) => kind)).toEqual(['ok', 'ok', 'ok'])
})

it('stops deposit and stake for an excluded player, who may sign in', () => {
  const kinds = capabilitiesOf({ isLocked: false, isExcluded: true }).map(({ kind }) => kind)
  expect(kinds).toEqual(['ok', 'stop', 'stop'])
})
