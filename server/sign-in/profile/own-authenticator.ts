import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/own-profile.ts'
import { assert, refuse as refuseByCode, type Input, type Refuse } from '#server/kernel/index.ts'
import { SIGNED_IN } from '../attempts.ts'
import { minutesAfter } from '../after.ts'
import { findNewAuthenticator, storeNewAuthenticator, useNewAuthenticator } from '../factors/authenticator.queries.ts'
import { makeRecoveryCodes } from '../factors/recovery-codes.ts'
import type { SignInNeeds } from '../needs.ts'
import { recordSecurity } from '../security-log/record-security.ts'
import { checkSecondFactor } from '../staff/staff-second-factor.ts'
import { findStaffById } from '../staff/staff.queries.ts'
import { newTotpSecret, totpUri } from '../secrets/totp.ts'
import { proveAgain, type ProofNeeds } from './prove-again.ts'

const refuse: Refuse<typeof calls.setAuthenticator> = refuseByCode

type Needs = ProofNeeds & Pick<SignInNeeds, 'sealer' | 'issuer' | 'market' | 'queueMail' | 'recordStaffEvent'>

/** Makes a secret for a new app. The present app stays valid until the new one has shown its first code. */
export async function beginAuthenticator(
  needs: Needs,
  { body, caller, client }: Input<typeof calls.beginAuthenticator>,
): Promise<ReplyOf<typeof calls.beginAuthenticator>> {
  const staff = await proveAgain(needs, { caller, client, password: body.password })
  const secret = newTotpSecret()
  await storeNewAuthenticator(needs.db, {
    sessionId: caller.sessionId,
    secretSealed: needs.sealer.seal(secret),
    expiresAt: minutesAfter(needs.clock.now(), needs.rules.staffChallengeMinutes),
  })
  return { secret, uri: totpUri(secret, needs.issuer, staff.email) }
}

/** Replaces the app after the first code of the new one. */
export async function setAuthenticator(
  needs: Needs,
  { body, caller, client, requestId }: Input<typeof calls.setAuthenticator>,
): Promise<ReplyOf<typeof calls.setAuthenticator>> {
  const { db, clock, sealer } = needs
  const sealed = await findNewAuthenticator(db, caller.sessionId, clock.now())
  if (sealed === undefined) return refuse('ERR_TOKEN_INVALID')
  const staff = await findStaffById(db, caller.userId)
  assert(staff, 'A staff session belongs to a member of staff.')
  await checkSecondFactor(needs, {
    staff,
    secret: sealer.open(sealed),
    code: body.code,
    source: client.ip,
    device: SIGNED_IN,
    requestId,
    refuseWith: 'ERR_INVALID_SECURITY_CODE',
  })
  await db.transaction(async (tx) => {
    if (!(await useNewAuthenticator(tx, { sessionId: caller.sessionId, userId: staff.id, sealed })))
      return refuse('ERR_TOKEN_INVALID')
    await recordSecurity(tx, needs, { userId: staff.id, kind: 'authenticator-set', by: null })
  })
  return { done: true }
}

/** New recovery codes, shown this once. */
export async function makeOwnRecoveryCodes(
  needs: Needs,
  { body, caller, client }: Input<typeof calls.makeOwnRecoveryCodes>,
): Promise<ReplyOf<typeof calls.makeOwnRecoveryCodes>> {
  const staff = await proveAgain(needs, { caller, client, password: body.password })
  const codes = await needs.db.transaction(async (tx) => {
    const made = await makeRecoveryCodes(tx, staff.id, needs.clock.now())
    await recordSecurity(tx, needs, { userId: staff.id, kind: 'recovery-codes-made', by: null })
    return made
  })
  return { codes }
}
