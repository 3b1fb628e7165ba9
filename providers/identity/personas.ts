/** Verified claims of one person, in the format of BankID's profile. */
export type Claims = Readonly<Record<string, unknown>>

const good = {
  gender: 'female',
  majority: true,
  limited_legal_capacity: false,
  pep: false,
  birthplace: 'Praha',
  primary_nationality: 'CZ',
  nationalities: ['CZ'],
  addresses: [
    {
      type: 'PERMANENT_RESIDENCE',
      street: 'Vzorová',
      buildingapartment: '12',
      city: 'Praha',
      zipcode: '11000',
      country: 'CZ',
    },
  ],
  idcards: [{ type: 'ID', country: 'CZ', number: '999000001', valid_to: '2035-05-05', issuer: 'Vzorov' }],
  paymentAccounts: ['CZ6508000000192000145399'],
} as const

/** People who can be chosen on the page of the stand-in; name and day of birth are entered there. All are made up. */
export const personas: Readonly<Record<string, Claims>> = {
  adult: good,
  minor: { ...good, majority: false },
  deceased: { ...good, date_of_death: '2024-02-29' },
  limited: { ...good, limited_legal_capacity: true },
  pep: { ...good, pep: true },
  foreigner: { ...good, primary_nationality: 'VN', nationalities: ['VN'] },
  no_idcard: { ...good, idcards: undefined },
  several_accounts: {
    ...good,
    paymentAccounts: ['CZ3020100000002900000013', 'CZ8903000000000123456788', 'DE89370400440532013000'],
  },
}

/** Faults that the stand-in can be set to. */
export const BANK_ID_FAULTS = [
  'none',
  'access_denied',
  'server_error',
  'wrong_nonce',
  'expired_token',
  'hs256',
  'unsigned',
  'stranger_key',
  'rotated_key',
  'other_audience',
  'other_sub',
  'claims_missing',
  'token_500',
  'slow_profile',
] as const
export type BankIdFault = (typeof BANK_ID_FAULTS)[number]
