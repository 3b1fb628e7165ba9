import { describe, expect, it } from 'vitest'
import { sharedAddress, sharedCookie } from './page-key.ts'

const key = (path: string, cookie?: string) => sharedAddress(new URL(path, 'http://x'), cookie)

describe('sharedAddress', () => {
  it('is the same for every anonymous visitor of the lobby', () => expect(key('/cs')).toBe('/cs'))
  it('is undefined for a signed-in player', () => {
    expect(key('/cs', 'a=1; tolar_session=abc')).toBeUndefined()
    expect(key('/cs', 'tolar_session=abc')).toBeUndefined()
  })
  it('ignores other cookies', () => expect(key('/cs', 'x_tolar_session=1; consent=1')).toBe('/cs'))
  it('sorts filters and drops all other parameters', () => {
    expect(key('/cs?utm_source=x&tag=hot&category=slots')).toBe('/cs?category=slots&tag=hot')
  })
  it('is undefined for free text, tokens and hostile values', () => {
    expect(key('/cs?q=a')).toBeUndefined()
    expect(key('/cs/reset-password?token=x')).toBeUndefined()
    expect(key(`/cs?tag=${'x'.repeat(50)}`)).toBe('/cs')
    expect(key('/robots.txt')).toBeUndefined()
  })
})

describe('sharedCookie', () => {
  it('contains nothing about the visitor but the theme, and whether somebody has signed in here before', () => {
    const asked = 'tolar_device=abc123; consent=1; tolar_queue=seat-7'
    const newcomer = sharedCookie('consent=1; x_tolar_device=1', 'dark')
    expect(sharedCookie(asked, 'dark')).toBe(`${newcomer}; tolar_device=known`)
    expect(newcomer).not.toMatch(/consent|device|abc123|seat/)
    expect(sharedCookie(undefined, 'light')).not.toBe(newcomer)
  })
})
