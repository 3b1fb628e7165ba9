import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { ExclusionShown, RegisterApplication } from '../shapes/exclusions.ts'

/**
 * The player requests an entry in the state's register: excluded at our brand at once; the application is retried until the
 * register has accepted it. Where the operator may not write to the register the call is refused, with a guide.
 */
export const addPlayerToRvo = defineCall({
  method: 'POST',
  path: '/capi/Government/v1.1/PlayerExclusion/AddPlayerToRvo',
  audience: 'player',
  summary: 'Apply to the register of excluded people',
  body: Type.Object({ months: Type.Integer({ minimum: 1, maximum: 120 }) }),
  reply: Type.Object({ exclusion: ExclusionShown, application: RegisterApplication }),
  refusals: ['ERR_REGISTER_NOT_WRITABLE', 'ERR_AMOUNT_NOT_ALLOWED'],
  ratePerMinute: 20,
})
