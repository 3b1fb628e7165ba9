import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/own-profile.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { minutesAfter } from '../after.ts'
import { findFactors } from '../factors/find-factors.ts'
import * as queries from '../factors/passkeys.queries.ts'
import { makeRegistrationOptions, readNewPasskey } from '../factors/passkeys.ts'
import { lockStaff } from '../members/members.queries.ts'
import type { SignInNeeds } from '../needs.ts'
import { recordSecurity } from '../security-log/record-security.ts'
import { findStaffById } from '../staff/staff.queries.ts'
import { proveAgain, type ProofNeeds } from './prove-again.ts'

type Needs = ProofNeeds & Pick<SignInNeeds, 'passkeyParty' | 'market' | 'queueMail'>

/** Options for the browser. Devices that have a passkey already are excluded, so that none is made twice. */
export async function beginPasskey(
  needs: Needs,
  { body, caller, client }: Input<typeof calls.beginPasskey>,
): Promise<ReplyOf<typeof calls.beginPasskey>> {
  const { id: userId, email, name } = await proveAgain(needs, { caller, client, password: body.password })
  const passkeys = await queries.findPasskeys(needs.db, userId)
  const options = await makeRegistrationOptions(needs.passkeyParty, {
    userHandle: `staff-${userId}`,
    email,
    name,
    passkeys,
  })
  await queries.storePasskeyChallenge(needs.db, {
    sessionId: caller.sessionId,
    challenge: options.challenge,
    expiresAt: minutesAfter(needs.clock.now(), needs.rules.staffChallengeMinutes),
  })
  return { options: { ...options } }
}

/** Stores the passkey that the browser has made. */
export async function addPasskey(
  needs: Needs,
  { body, caller }: Input<typeof calls.addPasskey>,
): Promise<ReplyOf<typeof calls.addPasskey>> {
  const now = needs.clock.now()
  const challenge = await queries.takePasskeyChallenge(needs.db, caller.sessionId, now)
  if (challenge === undefined) return refuse('ERR_PASSKEY_NOT_ACCEPTED')
  const made = await readNewPasskey(needs.passkeyParty, { answer: body.answer, challenge })
  const { userId } = caller
  await needs.db.transaction(async (tx) => {
    if (!(await queries.insertPasskey(tx, { ...made, userId, name: body.name, madeAt: now })))
      return refuse('ERR_PASSKEY_NOT_ACCEPTED')
    await recordSecurity(tx, needs, { userId, kind: 'passkey-added', by: null, details: { name: body.name } })
  })
  return { done: true }
}

/** Removes a passkey, but not the last second factor. */
export async function removePasskey(
  needs: Needs,
  { body, caller, client }: Input<typeof calls.removeOwnPasskey>,
): Promise<ReplyOf<typeof calls.removeOwnPasskey>> {
  const { id: userId } = await proveAgain(needs, { caller, client, password: body.password })
  await needs.db.transaction(async (tx) => {
    // Two concurrent removals must not leave somebody without a factor.
    await lockStaff(tx)
    const staff = await findStaffById(tx, userId)
    const factors = staff && (await findFactors(tx, staff))
    if (!factors) return refuse('ERR_PASSKEY_NOT_ACCEPTED')
    const isKnown = factors.passkeys.some(({ credentialId }) => credentialId === body.passkeyId)
    if (isKnown && !factors.hasCode && factors.passkeys.length === 1) return refuse('ERR_LAST_FACTOR')
    const name = await queries.removePasskey(tx, { userId, credentialId: body.passkeyId, at: needs.clock.now() })
    if (name === undefined) return refuse('ERR_PASSKEY_NOT_ACCEPTED')
    await recordSecurity(tx, needs, { userId, kind: 'passkey-removed', by: null, details: { name } })
  })
  return { done: true }
}
