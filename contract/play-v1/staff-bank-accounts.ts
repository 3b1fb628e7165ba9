import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PlayerId, text, Uuid } from '../shapes/fields.ts'

const root = '/capi/BackOffice/v1/Player'

/** An account as staff see it: its country and last four digits. */
const BankAccountRow = Type.Object({
  bankAccountId: Uuid,
  maskedIban: Type.String(),
  /** When it was proved to be the player's own; null: not yet, and it cannot receive money. */
  verifiedAt: Type.Union([Instant, Type.Null()]),
})

export const listBankAccounts = defineCall({
  method: 'GET',
  path: `${root}/ListBankAccounts`,
  audience: 'staff',
  permission: 'players.read',
  summary: 'Bank accounts of one player, masked',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({ accounts: Type.Array(BankAccountRow) }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** Adds an account for a player who cannot. As if the player had entered it, it needs a proof before it is used. */
export const addBankAccount = defineCall({
  method: 'POST',
  path: `${root}/AddBankAccount`,
  audience: 'staff',
  permission: 'players.edit',
  summary: 'Enter a bank account of a player, with a reason',
  body: Type.Object({ playerId: PlayerId, account: text(42, 6), explanation: text(2000, 20) }),
  reply: BankAccountRow,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_ACCOUNT_NUMBER_INVALID', 'ERR_BANK_ACCOUNT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})
