import { describe, expect, it } from 'vitest'
import { paths, safeReturn } from './paths.ts'

describe('safeReturn', () => {
  it('keeps a path of this site', () => {
    expect(safeReturn('/cs/play/CertAKaca?mode=real', '/cs')).toBe('/cs/play/CertAKaca?mode=real')
  })
  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
    'does not follow %s',
    (address) => expect(safeReturn(address, '/cs')).toBe('/cs'),
  )
})

describe('paths', () => {
  it('carries the place to return to through sign-in', () => {
    expect(paths.login('cs', '/cs/deposit')).toBe('/cs/login?return=%2Fcs%2Fdeposit')
  })
})
