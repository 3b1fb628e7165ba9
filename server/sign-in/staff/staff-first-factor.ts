import { refuse } from '#server/kernel/index.ts'
import { beginAttempt, refuseBad } from '../attempts.ts'
import type { SignInNeeds } from '../needs.ts'
import { findStaffByEmail, type Staff } from './staff.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'rules' | 'passwords'>

/** Finds the member of staff by e-mail and password. An unknown e-mail costs the same time and gets the same answer. */
export async function checkFirstFactor(
  needs: Needs,
  { email, password, source, device }: { email: string; password: string; source: string; device: Buffer | undefined },
): Promise<Staff> {
  const attempt = await beginAttempt(needs, { realm: 'staff', kind: 'password', account: email, source, device })
  const staff = await findStaffByEmail(needs.db, email)
  const isRight = await needs.passwords.verify(staff?.passwordHash ?? undefined, password)
  if (!staff || !isRight) return refuseBad(attempt, 'ERR_INVALID_CREDENTIALS')
  await attempt.succeed()
  if (!staff.isActive) return refuse('ERR_ACCOUNT_LOCKED')
  return staff
}
