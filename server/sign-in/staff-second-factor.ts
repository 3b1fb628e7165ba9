import { beginAttempt, refuseBad } from './attempts.ts'
import type { SignInNeeds } from './needs.ts'
import { spendTotpStep } from './staff.queries.ts'
import { findTotpStep } from './totp.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'rules'>
type BadCode = 'ERR_INVALID_CREDENTIALS' | 'ERR_INVALID_SECURITY_CODE'

/** Checks a code of a staff member's authenticator and spends it. A bad, late or repeated code is refused and counted. */
export async function checkSecondFactor(
  needs: Needs,
  {
    userId,
    secret,
    code,
    source,
    refuseWith,
  }: { userId: number; secret: string; code: string; source: string; refuseWith: BadCode },
): Promise<void> {
  const attempt = await beginAttempt(needs, { realm: 'staff', kind: 'code', account: String(userId), source })
  const step = findTotpStep(secret, code, needs.clock.now())
  if (step === undefined || !(await spendTotpStep(needs.db, userId, step))) refuseBad(attempt, refuseWith)
  await attempt.succeed()
}
