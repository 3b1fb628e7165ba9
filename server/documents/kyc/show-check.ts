import type { ReplyOf } from '#contract/call.ts'
import type { fetchResult } from '#contract/onling-v2/kyc-verification.ts'
import type { VerificationRow } from './kyc.queries.ts'

/** The public part of a check; the partner's answer stays sealed. */
export function showCheck(row: VerificationRow): ReplyOf<typeof fetchResult> {
  return {
    verificationId: row.id,
    method: row.method,
    state: row.state,
    problem: row.problem,
    startedAt: row.startedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}
