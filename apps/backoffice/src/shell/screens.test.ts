import { expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { PERMISSIONS } from '#contract/permissions.ts'
import { screens, screensFor } from './screens.ts'

it('each screen has a key of its own after G', () => {
  const keys = screens.map(({ letter }) => letter)
  expect(keys.filter((letter, place) => keys.indexOf(letter) !== place)).toEqual([])
  expect(keys).not.toContain('g')
})

const namesFor = (...told: Parameters<typeof screensFor>) => screensFor(...told).map(({ name }) => name)

it('a permission that counts at some venues only offers no screen that would refuse', () => {
  const answered = new Set(catalogue.flatMap(({ permission, forVenues }) => (forVenues ? [permission] : [])))
  // What needs one of several permissions shows figures of the whole brand for each.
  const names = screens.flatMap(({ name, permission }) =>
    typeof permission === 'string' && answered.has(permission) ? [name] : [],
  )
  expect(namesFor({ permissions: PERMISSIONS, permissionsAtVenues: PERMISSIONS })).toEqual(names)
  expect(names).toEqual(['approvals', 'players', 'places', 'cashDesk', 'law'])
})

it('one permission that counts everywhere is enough for a screen with several', () => {
  const permissions = ['reports.read', 'rounds.read', 'cash.read'] as const
  expect(namesFor({ permissions, permissionsAtVenues: permissions })).toEqual(['cashDesk'])
  expect(namesFor({ permissions, permissionsAtVenues: ['rounds.read'] })).toContain('logs')
  expect(namesFor({ permissions, permissionsAtVenues: ['reports.read'] })).toContain('logs')
})
