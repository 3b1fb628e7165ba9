import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { correctionList } from '../lists/proposals.ts'
import { page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { AmountMinor, Currency, Money } from '../shapes/money.ts'
import { CORRECTION_REASONS, proposalFields, ProposalState } from '../shapes/proposals.ts'

/** Corrections of money by hand, with a second person. Not in the specification. */
const root = '/capi/Play/v1/Backoffice/Corrections'
const explanation = text(2000, 20)

const Correction = Type.Object({
  correctionId: Uuid,
  playerId: PlayerId,
  /** Positive: given to the player; negative: taken. */
  amount: Money,
  reason: Type.Enum([...CORRECTION_REASONS]),
  ...proposalFields,
})

export const listCorrections = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Corrections of money by hand, newest first',
  query: Type.Object({ ...listQuery(correctionList), state: Type.Optional(ProposalState) }),
  reply: page(Correction),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** A proposal that moves nothing: somebody else has to approve it. The amount is not zero; a negative one is taken from the player. */
export const proposeCorrection = defineCall({
  method: 'POST',
  path: `${root}/Propose`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Propose to credit or debit a player',
  body: Type.Object({
    playerId: PlayerId,
    amount: Type.Object({ amountMinor: AmountMinor, currency: Currency }),
    reason: Type.Enum([...CORRECTION_REASONS]),
    explanation,
  }),
  reply: Correction,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_AMOUNT_NOT_ALLOWED'],
})

const decision = Type.Object({ correctionId: Uuid, explanation })

export const approveCorrection = defineCall({
  method: 'POST',
  path: `${root}/Approve`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Approve a correction proposed by somebody else',
  body: decision,
  reply: Correction,
  refusals: ['ERR_STATE_CHANGED', 'ERR_SECOND_PERSON_NEEDED', 'ERR_INSUFFICIENT_FUNDS'],
})

export const rejectCorrection = defineCall({
  method: 'POST',
  path: `${root}/Reject`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Reject a proposed correction',
  body: decision,
  reply: Correction,
  refusals: ['ERR_STATE_CHANGED'],
})
