import { describe, expect, it } from 'vitest'
import { CZE } from '#config/markets/CZE.ts'
import { SVK } from '#config/markets/SVK.ts'
import { judgeDemands, variantOf } from './demands.ts'

const today = '2026-11-21'
const good = (variant: 'primary' | 'secondary') => ({ variant, state: 'approved' as const, expiresOn: '2030-01-01' })

describe('Czech documents', () => {
  it('all count as the one that is required', () => {
    for (const kind of ['IdentityCard', 'Passport', 'ResidencePermit', 'DriverLicense'] as const) {
      expect(variantOf(CZE, kind, 'CZE'), kind).toBe('primary')
      expect(variantOf(CZE, kind, 'VNM'), kind).toBe('primary')
    }
    expect(variantOf(CZE, 'EuropeanHealthInsuranceCard', 'CZE')).toBeUndefined()
  })

  it('verify with one of them, to the end of its last day', () => {
    expect(judgeDemands(CZE, [], today).isVerified).toBe(false)
    expect(judgeDemands(CZE, [good('primary')], today).isVerified).toBe(true)
    expect(judgeDemands(CZE, [{ ...good('primary'), expiresOn: today }], today).isVerified).toBe(true)
    expect(judgeDemands(CZE, [{ ...good('primary'), expiresOn: '2026-11-20' }], today).isVerified).toBe(false)
    expect(judgeDemands(CZE, [{ ...good('primary'), expiresOn: null }], today).isVerified).toBe(true)
    for (const state of ['incomplete', 'waiting', 'rejected', 'expired', 'removed'] as const)
      expect(judgeDemands(CZE, [{ ...good('primary'), state }], today).isVerified, state).toBe(false)
  })
})

describe('Slovak documents', () => {
  it('are an identity card, and one of the others in addition', () => {
    expect(variantOf(SVK, 'IdentityCard', 'SVK')).toBe('primary')
    for (const kind of ['Passport', 'ResidencePermit', 'EuropeanHealthInsuranceCard', 'DriverLicense'] as const)
      expect(variantOf(SVK, kind, 'SVK'), kind).toBe('secondary')
  })

  it('verify together only', () => {
    expect(judgeDemands(SVK, [good('primary')], today).isVerified).toBe(false)
    expect(judgeDemands(SVK, [good('secondary'), good('secondary')], today).isVerified).toBe(false)
    const both = judgeDemands(SVK, [good('primary'), good('secondary')], today)
    expect(both.isVerified).toBe(true)
    expect(both.demands.map(({ variant, isMet }) => [variant, isMet])).toEqual([
      ['primary', true],
      ['secondary', true],
    ])
  })
})

it('applies the foreigners’ list to a foreigner', () => {
  const market = {
    defaultNationality: 'CZE',
    identityDocumentsAllowedTypes: [
      { variant: 'primary', documentsAllowed: ['IdentityCard'], documentsAllowedForeigners: ['Passport'] },
    ],
  } as const
  expect(variantOf(market, 'IdentityCard', 'CZE')).toBe('primary')
  expect(variantOf(market, 'IdentityCard', 'SVK')).toBeUndefined()
  expect(variantOf(market, 'Passport', 'SVK')).toBe('primary')
})
