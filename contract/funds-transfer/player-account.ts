import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import {
  CardProof,
  CLIENT_MONEY_REFUSALS,
  COMMIT_REFUSALS,
  GIVE_REFUSALS,
  OfPlayer,
  Place,
  VENUE_TAKE_REFUSALS,
  TransferShown,
  UNDO_REFUSALS,
} from '../shapes/funds-transfers.ts'
import { TransferReference } from '../shapes/fields.ts'
import { Money, PositiveMoney } from '../shapes/money.ts'

const v1 = '/capi/FundsTransfer/v1/PlayerAccount'
const v2 = '/capi/FundsTransfer/v2/PlayerAccount'
const cardin = '/capi/Internal/v1/InternalCardinFunds'

const Wanted = Type.Object({ amount: PositiveMoney, reference: TransferReference, place: Type.Optional(Place) })
const Taken = Type.Object({ ...Wanted.properties, proof: Type.Optional(CardProof) })
const Named = Type.Object({ reference: TransferReference })

const balanceAt = (root: string) =>
  defineCall({
    method: 'POST',
    path: `${root}/GetBalance`,
    audience: 'internal',
    scope: 'money.read',
    summary: 'Balance of a player’s land-based wallet',
    isReading: true,
    query: OfPlayer,
    body: Type.Object({}),
    reply: Type.Object({ balance: Money, isEnabled: Type.Boolean() }),
    refusals: ['ERR_PLAYER_NOT_FOUND'],
  })

const takeAt = (root: string, summary: string) =>
  defineCall({
    method: 'POST',
    path: `${root}/TransferFrom`,
    audience: 'internal',
    scope: 'money.take',
    summary,
    query: OfPlayer,
    body: Taken,
    reply: TransferShown,
    // Money moved to a terminal may be paid out there as cash.
    refusals: [...VENUE_TAKE_REFUSALS, ...CLIENT_MONEY_REFUSALS, 'ERR_CASH_LIMIT_REACHED'],
  })

const giveAt = (root: string, summary: string) =>
  defineCall({
    method: 'POST',
    path: `${root}/TransferTo`,
    audience: 'internal',
    scope: 'money.give',
    summary,
    query: OfPlayer,
    body: Wanted,
    reply: TransferShown,
    refusals: [...GIVE_REFUSALS, 'ERR_CLIENT_AMOUNT'],
  })

export const getBalance = balanceAt(v1)
/** From the player's land-based wallet to the land-based system, at once. */
export const transferFrom = takeAt(v1, 'Take money of a player to a land-based system')
/** From the land-based system to the player's land-based wallet, at once. */
export const transferTo = giveAt(v1, 'Bring money of a player back from a land-based system')

/**
 * Rolls a transfer back. An unknown reference is stored as rolled back, so that a request that arrives after its own rollback does
 * nothing.
 */
export const transferRollback = defineCall({
  method: 'POST',
  path: `${v1}/TransferRollback`,
  audience: 'internal',
  scope: 'money.finish',
  summary: 'Reverse a transfer, whether it was received or not',
  query: OfPlayer,
  body: Named,
  reply: TransferShown,
  refusals: [...UNDO_REFUSALS],
})

export const getBalanceV2 = balanceAt(v2)
/** In two steps: the money is held until TransferCommit, and returned if none comes in time. */
export const transferFromV2 = takeAt(v2, 'Hold money of a player for a land-based system')
export const transferToV2 = giveAt(v2, 'Announce money of a player from a land-based system')

export const transferCommit = defineCall({
  method: 'POST',
  path: `${v2}/TransferCommit`,
  audience: 'internal',
  scope: 'money.finish',
  summary: 'Commit a prepared transfer',
  query: OfPlayer,
  body: Named,
  reply: TransferShown,
  refusals: [...COMMIT_REFUSALS],
})

/** The least and greatest amount of one transfer of the player now. `max` below `min`: none. */
export const getTransferLimits = defineCall({
  method: 'POST',
  path: `${v2}/GetTransferLimits`,
  audience: 'internal',
  scope: 'money.read',
  summary: 'Current bounds of one transfer of a player',
  isReading: true,
  query: OfPlayer,
  body: Type.Object({}),
  reply: Type.Object({
    from: Type.Object({ min: Money, max: Money }),
    to: Type.Object({ min: Money, max: Money }),
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** A player's card was inserted into a machine: the same transfers, under the partner's own references. */
export const cardinGetBalance = balanceAt(cardin)
export const cardinTransferFrom = takeAt(cardin, 'Take money of a player whose card is in a machine')
export const cardinTransferTo = giveAt(cardin, 'Bring money of a player back when the card is taken out')
