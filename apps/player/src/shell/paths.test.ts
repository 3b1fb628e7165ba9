import { describe, expect, it } from 'vitest'
import { gameForMoney, paths, safeReturn } from './paths.ts'

describe('safeReturn', () => {
  it('keeps a path of this site', () => {
    expect(safeReturn('/cs/play/CertAKaca?mode=real', '/cs')).toBe('/cs/play/CertAKaca?mode=real')
  })
  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
    'does not follow %s',
    (address) => expect(safeReturn(address, '/cs')).toBe('/cs'),
  )
})

describe('the game that an address opens', () => {
  it('is one that is played for money', () => {
    expect(gameForMoney(paths.play('cs', 'CertAKaca', 'real'))).toBe('/cs/play/CertAKaca?mode=real')
  })
  it.each(['/cs/play/CertAKaca?mode=demo', '/cs/account', 'https://evil.example/cs/play/X?mode=real', null, undefined])(
    'is none of %s',
    (address) => expect(gameForMoney(address)).toBeUndefined(),
  )
})

describe('paths', () => {
  it('carries the place to return to through sign-in', () => {
    expect(paths.login('cs', '/cs/deposit')).toBe('/cs/login?return=%2Fcs%2Fdeposit')
  })
})

it('opens the verifier in the language of the page', () => {
  expect(paths.verify('https://games.example', 'en', 'r 1')).toBe('https://games.example/verify?lang=en&roundId=r%201')
  expect(paths.verify('https://games.example', 'sk')).toBe('https://games.example/verify?lang=sk')
})
