import type { CallDefinition } from '#contract/call.ts'

/** Kind of work of a request, as operators measure it: each has its service level (docs/guides/operator.md). */
export type Work = 'round' | 'payment' | 'sign-in' | 'player' | 'public' | 'staff' | 'client' | 'other'

const PAYMENT = /\/(?:Funds|Payment|Withdrawal|FundsTransfer)\b/
const SIGN_IN = /Login|Authentication|oauth2|OneTimePassword|User\/(?:Login|Verify)/

/** Every call has one; routes that are no calls are `other`. */
export function workOf(call: Pick<CallDefinition, 'audience' | 'path'> | undefined): Work {
  if (!call) return 'other'
  const { audience, path } = call
  if (audience === 'game') return 'round'
  if (audience === 'provider' || (audience === 'player' && PAYMENT.test(path))) return 'payment'
  if (audience === 'any' && SIGN_IN.test(path)) return 'sign-in'
  if (audience === 'player' || audience === 'staff') return audience
  return audience === 'any' ? 'public' : 'client'
}
