import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Done, Instant, text } from '../shapes/fields.ts'
import { ListedRate } from '../shapes/exchange-rates.ts'

/** Staff's side of the central banks' rates. Ours. */
const root = '/capi/Play/v1/Backoffice/ExchangeRates'

export const RATE_FETCH_OUTCOMES = ['stored', 'unchanged', 'held', 'failed'] as const

/** Requests to the central banks and their results, newest first. A list on hold has its rates with it. */
export const listRateFetches = defineCall({
  method: 'GET',
  path: `${root}/ListFetches`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Requests to the central banks and their results, newest first',
  query: Type.Object({}),
  reply: Type.Object({
    fetches: Type.Array(
      Type.Object({
        fetchId: Type.Integer(),
        source: Type.String(),
        fetchedAt: Instant,
        outcome: Type.Enum([...RATE_FETCH_OUTCOMES]),
        problem: Type.Union([Type.String(), Type.Null()]),
        validOn: Type.Union([Type.String(), Type.Null()]),
        heldRates: Type.Array(ListedRate),
        accepted: Type.Union([
          Type.Object({ at: Instant, by: Type.String(), explanation: Type.String() }),
          Type.Null(),
        ]),
      }),
    ),
  }),
  refusals: [],
})

/** Accepts a list that was put on hold because a rate moved more than a tenth or a currency was missing. */
export const acceptRates = defineCall({
  method: 'POST',
  path: `${root}/Accept`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Accept a held list of rates',
  body: Type.Object({
    fetchId: Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 }),
    explanation: text(2000, 20),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Done,
  refusals: ['ERR_STATE_CHANGED', ...APPROVAL_REFUSALS],
})
