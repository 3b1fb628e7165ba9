import type { ReplyOf } from '#contract/call.ts'
import type { verifyOtp as call } from '#contract/api-v1/authentication.ts'
import { Refusal, type Input } from '#server/kernel/index.ts'
import { SIGNED_IN } from '../attempts.ts'
import type { SignInNeeds } from '../needs.ts'
import { checkSecondFactor } from './staff-second-factor.ts'
import { findStaffById } from './staff.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'rules' | 'sealer' | 'recordStaffEvent'>

/** Checks a code again before a dangerous action. A code that was used already is not valid. */
export async function verifyStaffCode(
  needs: Needs,
  { caller, body, client, refuse, requestId }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  if (caller?.kind !== 'staff') return refuse('ERR_TOKEN_INVALID')
  const staff = await findStaffById(needs.db, caller.userId)
  if (!staff?.totpSecretSealed) return { valid: false }
  const secret = needs.sealer.open(staff.totpSecretSealed)
  try {
    await checkSecondFactor(needs, {
      staff,
      requestId,
      secret,
      code: body.code,
      source: client.ip,
      device: SIGNED_IN,
      refuseWith: 'ERR_INVALID_SECURITY_CODE',
    })
    return { valid: true }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ERR_INVALID_SECURITY_CODE') return { valid: false }
    throw error
  }
}
