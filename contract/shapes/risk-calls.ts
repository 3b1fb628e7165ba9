import { Type } from 'typebox'
import { text, Uuid } from './fields.ts'

/**
 * What the calls of risk and care have in common. `risk.read` opens the room, `risk.work` the words in it; what somebody sees in it
 * are the areas that they have the right of (`risk.money`, `risk.fraud`, `risk.care`): anything else is not there. No player is ever
 * told of any of it.
 */
export const root = '/capi/BackOffice/v1/Risk'
export const looks = { audience: 'staff', permission: 'risk.read', method: 'GET' } as const
export const works = { audience: 'staff', permission: 'risk.work', method: 'POST' } as const
export const whole = { wholeFor: 'risk.work' } as const
export const ofCase = { caseId: Uuid, seenVersion: Type.Integer({ minimum: 1 }) }
/** Kept sealed with the case and not in the audit log, whose readers are not all of the area. */
export const reason = text(4000, 20)
