import { expect, it } from 'vitest'
import { kindsToAdd, stageOf, type IdentityDocument, type IdentityStatus } from './identity.ts'

const demand = (
  variant: 'primary' | 'secondary',
  kinds: ('IdentityCard' | 'Passport' | 'DriverLicense')[],
  isMet = false,
) => ({
  variant,
  kinds,
  kindsOfForeigners: kinds,
  isMet,
})
const slovak = (isMet: boolean): IdentityStatus => ({
  isVerified: false,
  verifiedBy: null,
  kycMethods: [],
  demands: [demand('primary', ['IdentityCard'], isMet), demand('secondary', ['Passport', 'DriverLicense'])],
})
const document = (
  kind: IdentityDocument['kind'],
  variant: IdentityDocument['variant'],
  state: IdentityDocument['state'],
): IdentityDocument => ({
  documentId: `${kind}-${state}`,
  kind,
  variant,
  state,
  country: 'SVK',
  numberHint: '…123',
  expiresOn: null,
  rejection: null,
  missingSides: [],
  scans: [],
  createdAt: '2026-11-21T10:00:00.000Z',
  changedAt: '2026-11-21T10:00:00.000Z',
})

it('offers the kinds of every demand that nothing has been sent for', () => {
  expect(kindsToAdd(slovak(false), [])).toEqual(['IdentityCard', 'Passport', 'DriverLicense'])
  expect(kindsToAdd(slovak(false), [document('IdentityCard', 'primary', 'waiting')])).toEqual([
    'Passport',
    'DriverLicense',
  ])
  expect(kindsToAdd(slovak(true), [document('IdentityCard', 'primary', 'approved')])).toEqual([
    'Passport',
    'DriverLicense',
  ])
  expect(kindsToAdd(slovak(true), [document('Passport', 'secondary', 'rejected')])).toEqual([])
})

it('offers a new one once the old one has expired', () => {
  expect(kindsToAdd(slovak(false), [document('IdentityCard', 'primary', 'expired')])).toContain('IdentityCard')
})

it('states who has to act next', () => {
  const id = (state: IdentityDocument['state']) => document('IdentityCard', 'primary', state)
  const passport = (state: IdentityDocument['state']) => document('Passport', 'secondary', state)
  expect(stageOf(slovak(false), [])).toBe('open')
  expect(stageOf(slovak(false), [id('waiting')])).toBe('open')
  expect(stageOf(slovak(false), [id('waiting'), passport('waiting')])).toBe('waiting')
  expect(stageOf(slovak(false), [id('waiting'), passport('incomplete')])).toBe('open')
  expect(stageOf(slovak(true), [id('approved'), passport('rejected')])).toBe('rejected')
  expect(stageOf({ ...slovak(true), isVerified: true }, [])).toBe('verified')
})
