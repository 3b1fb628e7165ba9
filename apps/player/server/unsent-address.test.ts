import { describe, expect, it } from 'vitest'
import { unsentAddress } from './unsent-address.ts'

const at = (address: string) => unsentAddress(new URL(address, 'https://casino.example'))

describe('unsentAddress', () => {
  it('is the page’s URL with its own query', () => {
    expect(at('/cs/login')).toBe('/cs/login?unsent=1')
    expect(at('/cs/reset-password?token=abc')).toBe('/cs/reset-password?token=abc&unsent=1')
  })
  it('adds its parameter once, however often the form is sent', () => {
    expect(at('/cs/login?unsent=1')).toBe('/cs/login?unsent=1')
  })
  it.each(['/', '/api/login', '//elsewhere.example/cs', '/cs//elsewhere.example', '/cs/a/b/c/d'])(
    'leads nowhere from %s',
    (address) => expect(unsentAddress({ pathname: address, search: '' } as URL)).toBeUndefined(),
  )
})
