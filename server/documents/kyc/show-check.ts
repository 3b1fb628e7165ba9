import type { ReplyOf } from '#contract/call.ts'
import type { fetchResult } from '#contract/onling-v2/kyc-verification.ts'
import type { VerificationRow } from './kyc.queries.ts'

/** What is told of a check; what the partner said stays sealed. */
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
