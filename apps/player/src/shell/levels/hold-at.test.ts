import { expect, it } from 'vitest'
import { isHeldAt } from './hold-at.ts'

it.each([
  '/cs/deposit',
  '/cs/deposit/return',
  '/sk/account/limits',
  '/cs/account/identity',
  '/cs/withdraw',
  '/cs/login',
  '/cs/account/pin',
])('holds what would open over %s', (path) => expect(isHeldAt(path)).toBe(true))
it.each(['/cs', '/cs/', '/cs/club', '/cs/account', '/cs/deposits-explained', '/cs/play/Kostky'])(
  'leaves %s alone',
  (path) => expect(isHeldAt(path)).toBe(false),
)
