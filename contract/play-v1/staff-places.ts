import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Uuid } from '../shapes/fields.ts'
import * as places from '../shapes/places.ts'

/** Companies, operators and producers, for staff: the specification reads them and names no call that writes them. Ours. */
const root = '/capi/BackOffice/v1/Places'

export const listParties = defineCall({
  method: 'GET',
  path: `${root}/ListParties`,
  audience: 'staff',
  permission: 'places.read',
  summary: 'Companies, operators and producers as of a moment',
  query: Type.Object({ kind: Type.Optional(places.PartyKind), ...places.AsOf }),
  reply: Type.Object({ parties: Type.Array(places.PartyShown) }),
  refusals: [],
})

/** Facts as sent, from a moment on. Without an id a new one. */
export const saveParty = defineCall({
  method: 'POST',
  path: `${root}/SaveParty`,
  audience: 'staff',
  permission: 'places.manage',
  summary: 'Write down a company, an operator or a producer',
  body: Type.Object({ partyId: Type.Optional(Uuid), ...places.PartyInput, ...places.Span, ...places.Judged }),
  reply: places.PartyShown,
  refusals: [...places.PLACE_REFUSALS, ...APPROVAL_REFUSALS],
})
