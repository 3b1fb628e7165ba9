import type { changeOwnPassword } from '#contract/play-v1/own-profile.ts'
import { assert, refuse, type Input } from '#server/kernel/index.ts'
import { beginAttempt, refuseBad, SIGNED_IN } from '../attempts.ts'
import type { SignInNeeds } from '../needs.ts'
import { findStaffById, type Staff } from '../staff/staff.queries.ts'

export type ProofNeeds = Pick<SignInNeeds, 'db' | 'clock' | 'rules' | 'passwords'>

/**
 * Somebody else may sit at an open session: changes that would let them come back need the password again. Wrong ones
 * are counted like those of a sign-in.
 */
export async function proveAgain(
  needs: ProofNeeds,
  {
    caller,
    client,
    password,
  }: Pick<Input<typeof changeOwnPassword>, 'caller' | 'client'> & { readonly password: string },
): Promise<Staff> {
  if (caller.closedBy) return refuse('ERR_INVALID_CREDENTIALS')
  const staff = await findStaffById(needs.db, caller.userId)
  assert(staff, 'A staff session belongs to a member of staff.')
  const attempt = await beginAttempt(needs, {
    realm: 'staff',
    kind: 'password',
    account: staff.email,
    source: client.ip,
    device: SIGNED_IN,
  })
  const isRight = await needs.passwords.verify(staff.passwordHash ?? undefined, password)
  if (!isRight) return refuseBad(attempt, 'ERR_INVALID_CREDENTIALS')
  await attempt.succeed()
  return staff
}
