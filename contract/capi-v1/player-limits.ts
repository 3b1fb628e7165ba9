import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { LimitChoice } from '../shapes/limits.ts'
import { LimitsShown } from '../shapes/limits-shown.ts'

const CHOICES_MAX = 20

/** Both versions of a path do the same: terminals use the older one (backend-calls §7.7). */
export const limitCallsUnder = <const Root extends string>(root: Root) => ({
  set: defineCall({
    method: 'POST',
    path: `${root}/Set` as const,
    audience: 'player',
    summary: 'First choice of limits: each is set, or explicitly declined (null)',
    body: Type.Object({ choices: Type.Array(LimitChoice, { minItems: 1, maxItems: CHOICES_MAX }) }),
    reply: LimitsShown,
    refusals: ['ERR_AMOUNT_NOT_ALLOWED', 'ERR_STATE_CHANGED', 'ERR_PLAYING_BLOCKED', 'ERR_LIMIT_TOO_LOOSE'],
  }),
  get: defineCall({
    method: 'POST',
    path: `${root}/Get` as const,
    audience: 'player',
    summary: 'All limits: value, use, time of reset, pending change',
    body: Type.Object({}),
    reply: LimitsShown,
    refusals: [],
  }),
  update: defineCall({
    method: 'POST',
    path: `${root}/UpdateLimits` as const,
    audience: 'player',
    summary: 'Change limits: tighter ones apply at once, looser ones after the market’s waiting time',
    body: Type.Object({ changes: Type.Array(LimitChoice, { minItems: 1, maxItems: CHOICES_MAX }) }),
    reply: LimitsShown,
    refusals: ['ERR_AMOUNT_NOT_ALLOWED', 'ERR_NO_CHANGES_LEFT_THIS_MONTH', 'ERR_PLAYING_BLOCKED'],
  }),
})

const calls = limitCallsUnder('/capi/Validation/v1/PlayerLimits')
export const setLimits = calls.set
export const getLimits = calls.get
export const updateLimits = calls.update
