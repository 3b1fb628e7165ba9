import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { feeTariffList } from '../lists/proposals.ts'
import { Instant, page, text, Uuid } from '../shapes/fields.ts'
import { FEE_PAYERS, FeeTariff, PlayerFee } from '../shapes/fees.ts'
import { Currency } from '../shapes/money.ts'
import { proposalFields, ProposalState } from '../shapes/proposals.ts'

/** Fees of deposits and withdrawals, and who pays them. Not in the specification. */
const root = '/capi/Play/v1/Backoffice/Fees'
const explanation = text(2000, 20)

const way = {
  direction: Type.Enum(['deposit', 'withdrawal']),
  method: text(40, 1),
  /** The partner: the gateway of a card, otherwise the partner of the method. */
  partner: text(40, 1),
  payer: Type.Enum([...FEE_PAYERS]),
}

const Dated = Type.Union([Type.Object({ ...FeeTariff.properties, validFrom: Instant }), Type.Null()])

const TariffRow = Type.Object({
  tariffId: Uuid,
  ...way,
  tariff: FeeTariff,
  currency: Currency,
  validFrom: Instant,
  ...proposalFields,
})

/** Fees that the player pays now; a method that is not listed is free. Players never pay a fee for a withdrawal. */
export const getFees = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/Payment/GetFees',
  audience: 'player',
  summary: 'Fees of deposits, if there are any',
  query: Type.Object({}),
  reply: Type.Object({ fees: Type.Array(PlayerFee) }),
  refusals: [],
})

/** Every method of the brand with its present fee and the next one. */
export const listFees = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Fees by payment method and direction',
  query: Type.Object({}),
  reply: Type.Object({
    currency: Currency,
    ways: Type.Array(
      Type.Object({
        ...way,
        /** False where the player must not be charged a fee. */
        isAllowed: Type.Boolean(),
        current: Dated,
        next: Dated,
      }),
    ),
  }),
  refusals: [],
})

export const listFeeTariffs = defineCall({
  method: 'GET',
  path: `${root}/ListTariffs`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Proposed tariffs, newest first',
  query: Type.Object({ ...listQuery(feeTariffList), state: Type.Optional(ProposalState) }),
  reply: page(TariffRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** A proposal only: somebody else has to approve it. Without `validFrom` it is valid from its approval on. */
export const proposeFeeTariff = defineCall({
  method: 'POST',
  path: `${root}/Propose`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Propose the tariff of a payment method',
  body: Type.Object({ ...way, tariff: FeeTariff, validFrom: Type.Optional(Instant), explanation }),
  reply: TariffRow,
  refusals: ['ERR_METHOD_NOT_AVAILABLE', 'ERR_FEE_NOT_ALLOWED', 'ERR_AMOUNT_NOT_ALLOWED'],
})

const decision = Type.Object({ tariffId: Uuid, explanation })

/** A tariff whose day has passed is valid from now on, never retroactively. */
export const approveFeeTariff = defineCall({
  method: 'POST',
  path: `${root}/Approve`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Approve a tariff proposed by somebody else',
  body: decision,
  reply: TariffRow,
  refusals: ['ERR_STATE_CHANGED', 'ERR_SECOND_PERSON_NEEDED', 'ERR_FEE_NOT_ALLOWED'],
})

export const rejectFeeTariff = defineCall({
  method: 'POST',
  path: `${root}/Reject`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Reject a proposed tariff',
  body: decision,
  reply: TariffRow,
  refusals: ['ERR_STATE_CHANGED'],
})
