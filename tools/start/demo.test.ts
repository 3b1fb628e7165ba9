import { expect, it } from 'vitest'
import { ROLES } from '#contract/permissions.ts'
import { demoStaffMembers } from './demo.ts'

it('the demonstration has somebody of every role', () => {
  const held = new Set<string>(Object.values(demoStaffMembers).flatMap(({ roles }) => roles))
  expect(Object.keys(ROLES).filter((role) => !held.has(role))).toEqual([])
})
