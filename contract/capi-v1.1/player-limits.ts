import { limitCallsUnder } from '../capi-v1/player-limits.ts'

const calls = limitCallsUnder('/capi/Validation/v1.1/PlayerLimits')
export const setLimits = calls.set
export const getLimits = calls.get
export const updateLimits = calls.update
