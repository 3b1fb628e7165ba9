import { expect, it } from 'vitest'
import { isFilledByScripts } from './is-filled-by-scripts.ts'

it.each([
  '/cs/account',
  '/sk/account/limits',
  '/en/withdraw',
  '/cs/deposit',
  '/cs/inbox',
  '/cs/club',
  '/cs/old-account',
])('says on %s that it needs scripts', (path) => expect(isFilledByScripts(path)).toBe(true))
it.each(['/cs', '/cs/login', '/cs/help/tickets', '/cs/accountant', '/cs/deposit/receipt', '/cs/withdraw/receipt'])(
  'says nothing on %s, which the server writes whole',
  (path) => expect(isFilledByScripts(path)).toBe(false),
)
