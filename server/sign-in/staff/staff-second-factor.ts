import { beginAttempt, refuseBad, type SIGNED_IN } from '../attempts.ts'
import { rememberDevice } from '../known-devices.ts'
import type { SignInNeeds } from '../needs.ts'
import { spendTotpStep } from './staff.queries.ts'
import { findTotpStep } from '../secrets/totp.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'rules' | 'recordStaffEvent'>
type BadCode = 'ERR_INVALID_CREDENTIALS' | 'ERR_INVALID_SECURITY_CODE'

type Check = {
  readonly staff: { readonly id: number; readonly name: string }
  readonly secret: string
  readonly code: string
  readonly source: string
  readonly device: Buffer | typeof SIGNED_IN | undefined
  readonly requestId: string
  readonly refuseWith: BadCode
}

/** Key of the counter of a staff member's authenticator. */
export const codeAccount = (userId: number) => String(userId)

/**
 * Checks a code of a staff member's authenticator and marks it as used. A bad, late or repeated code is refused,
 * counted, and recorded in the audit log: whoever sent it knows the password. (A bad password is only counted: a record
 * for known people alone would take time that reveals who is known.)
 */
export async function checkSecondFactor(
  needs: Needs,
  { staff, secret, code, source, device, requestId, refuseWith }: Check,
): Promise<void> {
  const { db, clock } = needs
  const attempt = await beginAttempt(needs, {
    realm: 'staff',
    kind: 'code',
    account: codeAccount(staff.id),
    source,
    device,
  })
  const step = findTotpStep(secret, code, clock.now())
  if (step === undefined || !(await spendTotpStep(db, staff.id, step))) {
    await refuseSecondFactor(needs, { staff, requestId })
    refuseBad(attempt, refuseWith)
  }
  await attempt.succeed()
}

/** Records in the audit log that somebody who knows the password sent a wrong second factor. */
export async function refuseSecondFactor(
  { db, recordStaffEvent }: Pick<Needs, 'db' | 'recordStaffEvent'>,
  { staff, requestId }: Pick<Check, 'staff' | 'requestId'>,
): Promise<void> {
  const who = { userId: staff.id, userName: staff.name, sessionId: null }
  await db.transaction((tx) => recordStaffEvent(tx, { ...who, action: 'staff.code-refused', requestId }))
}

/** After a complete sign-in: strangers' attempts at either factor do not count against this browser any more. */
export async function rememberStaffDevice(
  needs: Pick<SignInNeeds, 'db' | 'clock'>,
  cookies: Parameters<typeof rememberDevice>[1],
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  await rememberDevice(needs, cookies, { realm: 'staff', ownerId: id, accounts: [email, codeAccount(id)] })
}
