import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { login as firstCall, loginWithOtp as codeCall } from '#contract/api-v1/authentication.ts'
import type {
  loginWithPasskey as passkeyCall,
  loginWithRecoveryCode as recoveryCall,
} from '#contract/play-v1/staff-links.ts'
import type { StaffChallenge, StaffTokens } from '#contract/shapes/staff.ts'
import { newToken, refuse, type Input, type Transaction } from '#server/kernel/index.ts'
import { minutesAfter } from '../after.ts'
import { beginAttempt, refuseBad } from '../attempts.ts'
import { describeClient } from '../describe-client.ts'
import { findFactors, hasNone } from '../factors/find-factors.ts'
import { findPasskeys } from '../factors/passkeys.queries.ts'
import { makeSignInOptions, storeProof, provePasskey } from '../factors/passkeys.ts'
import { spendRecoveryCode } from '../factors/recovery-codes.ts'
import { hashToken } from '../secrets/hash-token.ts'
import { readDevice } from '../known-devices.ts'
import type { SignInNeeds } from '../needs.ts'
import { openStaffSession, setStaffCookie, type OpenSessionNeeds } from './open-staff-session.ts'
import { recordSecurity } from '../security-log/record-security.ts'
import { checkFirstFactor } from './staff-first-factor.ts'
import { checkSecondFactor, codeAccount, refuseSecondFactor, rememberStaffDevice } from './staff-second-factor.ts'
import * as queries from './staff.queries.ts'
import { newTotpSecret, totpUri } from '../secrets/totp.ts'

export type ChallengeNeeds = Pick<SignInNeeds, 'db' | 'clock' | 'rules' | 'sealer' | 'issuer' | 'passkeyParty'>
type Needs = OpenSessionNeeds & Pick<SignInNeeds, 'db' | 'sealer' | 'passkeyParty'>

/**
 * First factor. Returns a token that is valid only for the second one, with a new secret when there is no second factor
 * yet.
 */
export async function beginStaffLogin(
  needs: ChallengeNeeds & Pick<SignInNeeds, 'passwords'>,
  input: Input<typeof firstCall>,
): Promise<ReplyOf<typeof firstCall>> {
  return challengeFor(
    needs,
    await checkFirstFactor(needs, {
      ...input.body,
      source: input.client.ip,
      device: readDevice(input.cookies, 'staff'),
    }),
  )
}

/** The challenge for the second factor, after the first one was verified. */
export async function challengeFor(
  { db, clock, rules, sealer, issuer, passkeyParty }: ChallengeNeeds,
  staff: queries.Staff,
): Promise<Static<typeof StaffChallenge>> {
  const factors = await findFactors(db, staff)
  const secret = hasNone(factors) ? newTotpSecret() : undefined
  const passkey = factors.passkeys.length > 0 ? await makeSignInOptions(passkeyParty, factors.passkeys) : null
  const challengeToken = newToken('tc')
  const issuedAt = clock.now()
  await queries.insertChallenge(db, {
    tokenHash: hashToken(challengeToken),
    userId: staff.id,
    enrolmentSealed: secret === undefined ? null : sealer.seal(secret),
    passkeyChallenge: passkey?.challenge ?? null,
    issuedAt,
    expiresAt: minutesAfter(issuedAt, rules.staffChallengeMinutes),
  })
  const ways = {
    code: secret !== undefined || factors.hasCode,
    passkey: passkey && { ...passkey },
    recoveryCode: secret === undefined && factors.recoveryCodes > 0,
  }
  if (secret === undefined) return { secondFactor: 'required', challengeToken, factors: ways }
  const enrolment = { secret, uri: totpUri(secret, issuer, staff.email) }
  return { secondFactor: 'enrol', challengeToken, enrolment, factors: ways }
}

/** Second factor: the code opens the session. The first code also stores its secret. */
export async function finishStaffLogin(needs: Needs, input: Input<typeof codeCall>): Promise<ReplyOf<typeof codeCall>> {
  const { staff, challenge } = await findChallenged(needs, input.body.challengeToken)
  const sealed = staff.totpSecretSealed ?? challenge.enrolmentSealed
  if (sealed === null) return input.refuse('ERR_TOKEN_INVALID')
  await checkSecondFactor(needs, {
    staff,
    requestId: input.requestId,
    secret: needs.sealer.open(sealed),
    code: input.body.code,
    source: input.client.ip,
    device: readDevice(input.cookies, 'staff'),
    refuseWith: 'ERR_INVALID_SECURITY_CODE',
  })
  return finish(needs, input, staff, async (tx) => {
    if (staff.totpSecretSealed !== null) return
    // A passkey that was added meanwhile is a second factor too: then the password alone enrols no authenticator.
    if (!hasNone(await findFactors(tx, staff))) return refuse('ERR_TOKEN_INVALID')
    if (!(await queries.enrolTotp(tx, staff.id, sealed))) return refuse('ERR_TOKEN_INVALID')
    await recordSecurity(tx, needs, { userId: staff.id, kind: 'authenticator-set', by: null, ...placeOf(input) })
  })
}

/** Second factor: a passkey opens the session. A wrong one is counted like a bad code. */
export async function finishWithPasskey(
  needs: Needs,
  input: Input<typeof passkeyCall>,
): Promise<ReplyOf<typeof passkeyCall>> {
  const { staff, challenge } = await findChallenged(needs, input.body.challengeToken)
  if (challenge.passkeyChallenge === null) return input.refuse('ERR_TOKEN_INVALID')
  const attempt = await beginAttempt(needs, {
    realm: 'staff',
    kind: 'code',
    account: codeAccount(staff.id),
    source: input.client.ip,
    device: readDevice(input.cookies, 'staff'),
  })
  const proof = await provePasskey(needs.passkeyParty, {
    answer: input.body.answer,
    challenge: challenge.passkeyChallenge,
    passkeys: await findPasskeys(needs.db, staff.id),
  })
  if (!proof) {
    await refuseSecondFactor(needs, { staff, requestId: input.requestId })
    return attempt.blockedUntil
      ? refuseBad(attempt, 'ERR_INVALID_SECURITY_CODE')
      : input.refuse('ERR_PASSKEY_NOT_ACCEPTED')
  }
  await attempt.succeed()
  return finish(needs, input, staff, (tx) => storeProof(tx, needs, proof))
}

/** Second factor: a recovery code, for somebody who has lost the others. */
export async function finishWithRecoveryCode(
  needs: Needs,
  input: Input<typeof recoveryCall>,
): Promise<ReplyOf<typeof recoveryCall>> {
  const { staff } = await findChallenged(needs, input.body.challengeToken)
  const attempt = await beginAttempt(needs, {
    realm: 'staff',
    kind: 'code',
    account: codeAccount(staff.id),
    source: input.client.ip,
    device: readDevice(input.cookies, 'staff'),
  })
  if (!(await spendRecoveryCode(needs.db, staff.id, input.body.code, needs.clock.now()))) {
    await refuseSecondFactor(needs, { staff, requestId: input.requestId })
    return refuseBad(attempt, 'ERR_INVALID_SECURITY_CODE')
  }
  await attempt.succeed()
  return finish(needs, input, staff, (tx) =>
    recordSecurity(tx, needs, { userId: staff.id, kind: 'recovery-code-used', by: null, ...placeOf(input) }),
  )
}

async function findChallenged({ db, clock }: Needs, challengeToken: string) {
  const challenge = await queries.findChallenge(db, hashToken(challengeToken), clock.now())
  const staff = challenge && (await queries.findStaffById(db, challenge.userId))
  if (!challenge || !staff) return refuse('ERR_TOKEN_INVALID')
  return staff.isActive ? { staff, challenge } : refuse('ERR_ACCOUNT_LOCKED')
}

type Finishing = {
  readonly body: { readonly challengeToken: string }
  readonly client: { readonly ip: string; readonly userAgent: string }
  readonly requestId: string
  readonly cookies: Input<typeof codeCall>['cookies']
}

/** Uses the challenge, stores what the proof changes, and opens the session, in one transaction. */
async function finish(
  needs: Needs,
  input: Finishing,
  staff: queries.Staff,
  keep: (tx: Transaction) => Promise<void>,
): Promise<Static<typeof StaffTokens>> {
  const tokens = await needs.db.transaction(async (tx) => {
    const tokenHash = hashToken(input.body.challengeToken)
    if (!(await queries.useChallenge(tx, tokenHash, needs.clock.now()))) return refuse('ERR_TOKEN_INVALID')
    await keep(tx)
    return openStaffSession(tx, needs, staff, input)
  })
  const answer = setStaffCookie(input.cookies, needs.rules, tokens)
  await rememberStaffDevice(needs, input.cookies, staff)
  return answer
}

function placeOf({ client }: Finishing): { readonly source: string; readonly client: string } {
  return { source: client.ip, client: describeClient(client.userAgent) }
}
