import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { IdempotencyKey, Uuid } from '../shapes/fields.ts'
import { COMMIT_REFUSALS, TransferShown } from '../shapes/funds-transfers.ts'
import { Money, PositiveMoney } from '../shapes/money.ts'

/**
 * The player moves money between the online wallet and the one for venues. The money is held first; Funds/Commit completes the
 * transfer, Funds/Cancel returns it, and so does the expiry after a quarter of an hour.
 */
export const transfer = defineCall({
  method: 'POST',
  path: '/capi/v1.1/Funds/Transfer',
  audience: 'player',
  summary: 'Prepare a transfer between the player’s own wallets',
  body: Type.Object({
    amount: PositiveMoney,
    to: Type.Enum(['land-based', 'cash']),
    idempotencyKey: IdempotencyKey,
  }),
  reply: TransferShown,
  refusals: [
    'ERR_WALLET_NOT_ENABLED',
    'ERR_AMOUNT_NOT_ALLOWED',
    'ERR_INSUFFICIENT_FUNDS',
    'ERR_KEY_REUSED',
    'ERR_STATE_CHANGED',
    'ERR_PLAYING_BLOCKED',
    'ERR_EXCLUDED',
    'ERR_SELF_EXCLUDED',
    'ERR_PANIC_STOP',
    'ERR_PLAYER_NOT_FOUND',
  ],
})

export const commit = defineCall({
  method: 'PUT',
  path: '/capi/v1.1/Funds/Commit',
  audience: 'player',
  summary: 'Commit a prepared transfer',
  query: Type.Object({ id: Uuid }),
  reply: TransferShown,
  refusals: [...COMMIT_REFUSALS],
})

export const cancel = defineCall({
  method: 'PUT',
  path: '/capi/v1.1/Funds/Cancel',
  audience: 'player',
  summary: 'Cancel a prepared transfer',
  query: Type.Object({ id: Uuid }),
  reply: TransferShown,
  refusals: [...COMMIT_REFUSALS, 'ERR_INSUFFICIENT_FUNDS'],
})

/** While it is disabled venues have no access to the wallet; its money stays the player's and can be moved back. */
export const setLandBasedWalletEnable = defineCall({
  method: 'POST',
  path: '/capi/v1.1/Wallet/SetLandbasedWalletEnable',
  audience: 'player',
  summary: 'Make a part of the player’s money available to venues, or not',
  body: Type.Object({ isEnabled: Type.Boolean() }),
  reply: Type.Object({ isEnabled: Type.Boolean(), balance: Money }),
  refusals: [],
})
