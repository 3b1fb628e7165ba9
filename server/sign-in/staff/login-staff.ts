import type { login as call } from '#contract/onling-v2/user.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { Input } from '#server/kernel/index.ts'
import { readDevice } from '../known-devices.ts'
import type { SignInNeeds } from '../needs.ts'
import { openStaffSession, setStaffCookie, type OpenSessionNeeds } from './open-staff-session.ts'
import { checkFirstFactor } from './staff-first-factor.ts'
import { checkSecondFactor, rememberStaffDevice } from './staff-second-factor.ts'

type Needs = OpenSessionNeeds & Pick<SignInNeeds, 'db' | 'passwords' | 'sealer'>

/**
 * Password and code in one request. Which of the two was wrong is not revealed. Somebody without an authenticator must
 * first enrol by Authentication/Login: ERR_INVALID_CONTRACT.
 */
export async function loginStaff(needs: Needs, input: Input<typeof call>): Promise<ReplyOf<typeof call>> {
  const { email, password, code } = input.body
  const source = input.client.ip
  const device = readDevice(input.cookies, 'staff')
  const staff = await checkFirstFactor(needs, { email, password, source, device })
  if (staff.totpSecretSealed === null)
    return input.refuse('ERR_INVALID_CONTRACT', { because: 'second-factor-not-enrolled' })
  const secret = needs.sealer.open(staff.totpSecretSealed)
  const { requestId } = input
  const proof = { staff, secret, code, source, device, requestId } as const
  await checkSecondFactor(needs, { ...proof, refuseWith: 'ERR_INVALID_CREDENTIALS' })
  const tokens = await needs.db.transaction((tx) => openStaffSession(tx, needs, staff, input))
  const answer = setStaffCookie(input.cookies, needs.rules, tokens)
  await rememberStaffDevice(needs, input.cookies, staff)
  return answer
}
