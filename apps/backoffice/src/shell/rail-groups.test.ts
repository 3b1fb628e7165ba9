import { expect, it } from 'vitest'
import { FIRST, groupOf, GROUPS } from './rail-groups.ts'
import { screens } from './screens.ts'

it('every screen stands once: above the groups, or in one of them', () => {
  const named = [...FIRST, ...GROUPS.flatMap((group) => group.screens)]
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
  for (const { name } of screens) expect(FIRST.includes(name)).toBe(groupOf(name) === undefined)
})
