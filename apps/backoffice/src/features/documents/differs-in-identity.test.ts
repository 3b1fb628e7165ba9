import { expect, it } from 'vitest'
import { differsInIdentity } from './differs-in-identity.ts'

const kept = { field: 'Surname', old: 'Malá', online: 'Velká', outcome: 'kept', isIdentity: true } as const

it('asks for words only where both accounts say who somebody is and differ', () => {
  expect(differsInIdentity([kept])).toBe(true)
  expect(differsInIdentity([{ ...kept, isIdentity: false }])).toBe(false)
  expect(differsInIdentity([{ ...kept, outcome: 'same' }])).toBe(false)
  expect(differsInIdentity([{ ...kept, old: null }])).toBe(false)
  expect(differsInIdentity([])).toBe(false)
})
