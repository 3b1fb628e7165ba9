import { expect, it } from 'vitest'
import { explainError, lockEnd } from './explain-error.ts'

it('reads the text of a code', () => expect(explainError({ ERR_A: 'Ne', default: 'Chyba' }, 'ERR_A')).toBe('Ne'))
it('falls back to the text for everything else', () => {
  expect(explainError({ default: 'Nastala chyba' }, 'ERR_NEW')).toBe('Nastala chyba')
  expect(explainError(undefined, 'ERR_NEW')).toBe('There was an error')
})
it('finds the end of a lock', () => {
  expect(lockEnd({ lockedUntil: '2026-01-01T10:00:00Z' })?.toISOString()).toBe('2026-01-01T10:00:00.000Z')
  expect(lockEnd({ lockedUntil: 'soon' })).toBeUndefined()
  expect(lockEnd(undefined)).toBeUndefined()
})
