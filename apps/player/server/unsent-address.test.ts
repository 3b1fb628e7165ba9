import { describe, expect, it } from 'vitest'
import { unsentAddress } from './unsent-address.ts'

const at = (address: string) => unsentAddress(new URL(address, 'https://casino.example'))

describe('unsentAddress', () => {
  it('leads back to the page, whose own query stays', () => {
    expect(at('/cs/login')).toBe('/cs/login?unsent=1')
    expect(at('/cs/reset-password?token=abc')).toBe('/cs/reset-password?token=abc&unsent=1')
  })
  it('says it once, however often the form comes', () => {
    expect(at('/cs/login?unsent=1')).toBe('/cs/login?unsent=1')
  })
  it.each(['/', '/api/login', '//elsewhere.example/cs', '/cs//elsewhere.example', '/cs/a/b/c/d'])(
    'leads nowhere from %s',
    (address) => expect(unsentAddress({ pathname: address, search: '' } as URL)).toBeUndefined(),
  )
})
