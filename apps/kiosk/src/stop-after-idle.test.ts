import { expect, it } from 'vitest'
import { addressAfterIdle, beforeSignIn, cameForOf } from './stop-after-idle.ts'

const begunAfter = (address: string) => cameForOf(new URL(address, 'http://kiosk.test').search)

it('keeps stopping in mind for who waited for a code too long, and forgets it where nobody was there', () => {
  expect(begunAfter(addressAfterIdle('code', 'stop'))).toBe('stop')
  expect(begunAfter(addressAfterIdle('card', 'stop'))).toBe('stop')
  expect(begunAfter(addressAfterIdle('stop', 'stop'))).toBe('account')
  expect(begunAfter(addressAfterIdle('code', 'account'))).toBe('account')
  expect([beforeSignIn('stop'), beforeSignIn('account')]).toEqual(['stop', 'start'])
})
