import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { typeRestrictionList } from '../lists/bank-statements.ts'
import { listQuery } from '../lists/list.ts'
import { page } from '../shapes/fields.ts'
import { TypeRestriction } from '../shapes/type-restrictions.ts'

/** Every payment method that is closed now: those of the brand first, then those of players. Not in the specification. */
export const listTypeRestrictions = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/Backoffice/TypeRestrictions/List',
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Closed payment methods',
  query: Type.Object({ ...listQuery(typeRestrictionList) }),
  reply: page(TypeRestriction),
  refusals: ['ERR_LIST_TOO_WIDE'],
})
