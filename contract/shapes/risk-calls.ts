import { Type } from 'typebox'
import { text, Uuid } from './fields.ts'

/**
 * Common to the calls of risk and care. `risk.read` gives access, `risk.work` the texts; which areas a person sees depends on the
 * permissions `risk.money`, `risk.fraud`, `risk.care`: other areas are reported as not found. Nothing of it is ever disclosed to a
 * player.
 */
export const root = '/capi/BackOffice/v1/Risk'
export const looks = { audience: 'staff', permission: 'risk.read', method: 'GET' } as const
export const works = { audience: 'staff', permission: 'risk.work', method: 'POST' } as const
export const uncoveredForWork = { uncoveredFor: 'risk.work' } as const
export const ofCase = { caseId: Uuid, seenVersion: Type.Integer({ minimum: 1 }) }
/** Stored sealed with the case and not in the audit log, whose readers may not have the permission of the area. */
export const reason = text(4000, 20)
