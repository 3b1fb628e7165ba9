import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { text, Uuid } from '../shapes/fields.ts'
import { VerifiedBankAccount } from './kyc-verification.ts'

const root = '/capi/v2-onling/PlayerBankAccount'
const written = text(42, 6)

/** Verified and entered accounts, newest first; `verifiedAt` is null while an account is not verified. */
export const get = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'player',
  summary: 'Bank accounts of the player',
  query: Type.Object({}),
  reply: Type.Object({ accounts: Type.Array(VerifiedBankAccount) }),
  refusals: [],
})

/** Adds an account (IBAN or local number of the market), or corrects one that is not verified. */
export const update = defineCall({
  method: 'POST',
  path: `${root}/Update`,
  audience: 'player',
  summary: 'Enter or correct a bank account',
  body: Type.Object({ account: written, bankAccountId: Type.Optional(Uuid) }),
  reply: VerifiedBankAccount,
  refusals: ['ERR_ACCOUNT_NUMBER_INVALID', 'ERR_BANK_ACCOUNT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const convertToIban = defineCall({
  method: 'GET',
  path: `${root}/ConvertToIban`,
  audience: 'player',
  summary: 'The IBAN of a local account number',
  query: Type.Object({ account: written }),
  reply: Type.Object({ iban: Type.String() }),
  refusals: ['ERR_ACCOUNT_NUMBER_INVALID'],
})

export const convertFromIban = defineCall({
  method: 'GET',
  path: `${root}/ConvertFromIban`,
  audience: 'player',
  summary: 'The local account number of a Czech or Slovak IBAN',
  query: Type.Object({ iban: written }),
  reply: Type.Object({ account: Type.String() }),
  refusals: ['ERR_ACCOUNT_NUMBER_INVALID'],
})
