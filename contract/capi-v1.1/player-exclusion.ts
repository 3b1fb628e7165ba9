import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { ExclusionShown, RegisterApplication } from '../shapes/exclusions.ts'

/**
 * The player asks to be written into the state's register: excluded with us at once, and the application handed over
 * until the register has taken it. Where the operator may not write the register the answer is a refusal with a guide.
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
