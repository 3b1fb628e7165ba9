import { expect, it } from 'vitest'
import { addressAfterIdle, beforeSignIn, cameForOf } from './wish-to-stop.ts'

const begunAfter = (address: string) => cameForOf(new URL(address, 'http://kiosk.test').search)

it('keeps the wish to stop of who waited for a code too long, and forgets it where nobody was there', () => {
  expect(begunAfter(addressAfterIdle('code', 'stop'))).toBe('stop')
  expect(begunAfter(addressAfterIdle('card', 'stop'))).toBe('stop')
  expect(begunAfter(addressAfterIdle('stop', 'stop'))).toBe('account')
  expect(begunAfter(addressAfterIdle('code', 'account'))).toBe('account')
  expect([beforeSignIn('stop'), beforeSignIn('account')]).toEqual(['stop', 'start'])
})
