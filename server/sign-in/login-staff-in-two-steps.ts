import type { ReplyOf } from '#contract/call.ts'
import type { login as firstCall, loginWithOtp as secondCall } from '#contract/api-v1/authentication.ts'
import { newToken, type Input } from '#server/kernel/index.ts'
import { minutesAfter } from './after.ts'
import { hashToken } from './hash-token.ts'
import type { SignInNeeds } from './needs.ts'
import { openStaffSession, setStaffCookie } from './open-staff-session.ts'
import { checkFirstFactor } from './staff-first-factor.ts'
import { checkSecondFactor } from './staff-second-factor.ts'
import * as queries from './staff.queries.ts'
import { newTotpSecret, totpUri } from './totp.ts'

type Needs = Pick<
  SignInNeeds,
  'db' | 'clock' | 'rules' | 'target' | 'market' | 'passwords' | 'sealer' | 'issuer' | 'recordStaffEvent'
>

/** First factor. Answers a token that only opens the second one, with a new secret when there is no authenticator yet. */
export async function beginStaffLogin(
  needs: Needs,
  input: Input<typeof firstCall>,
): Promise<ReplyOf<typeof firstCall>> {
  const { db, clock, rules, sealer, issuer } = needs
  const staff = await checkFirstFactor(needs, { ...input.body, source: input.client.ip })
  const secret = staff.totpSecretSealed === null ? newTotpSecret() : undefined
  const challengeToken = newToken('tc')
  const issuedAt = clock.now()
  await queries.insertChallenge(db, {
    tokenHash: hashToken(challengeToken),
    userId: staff.id,
    enrolmentSealed: secret === undefined ? null : sealer.seal(secret),
    issuedAt,
    expiresAt: minutesAfter(issuedAt, rules.staffChallengeMinutes),
  })
  if (secret === undefined) return { secondFactor: 'required', challengeToken }
  return { secondFactor: 'enrol', challengeToken, enrolment: { secret, uri: totpUri(secret, issuer, staff.email) } }
}

/** Second factor: the code opens the session. A first code also keeps the secret it was made from. */
export async function finishStaffLogin(
  needs: Needs,
  input: Input<typeof secondCall>,
): Promise<ReplyOf<typeof secondCall>> {
  const { db, clock, rules, sealer } = needs
  const { body, refuse, client, cookies } = input
  const tokenHash = hashToken(body.challengeToken)
  const challenge = await queries.findChallenge(db, tokenHash, clock.now())
  const staff = challenge && (await queries.findStaffById(db, challenge.userId))
  if (!challenge || !staff) return refuse('ERR_TOKEN_INVALID')
  if (!staff.isActive) return refuse('ERR_ACCOUNT_LOCKED')
  const sealed = staff.totpSecretSealed ?? challenge.enrolmentSealed
  if (sealed === null) return refuse('ERR_TOKEN_INVALID')
  await checkSecondFactor(needs, {
    staff,
    requestId: input.requestId,
    secret: sealer.open(sealed),
    code: body.code,
    source: client.ip,
    refuseWith: 'ERR_INVALID_SECURITY_CODE',
  })

  const tokens = await db.transaction(async (tx) => {
    if (!(await queries.useChallenge(tx, tokenHash, clock.now()))) return refuse('ERR_TOKEN_INVALID')
    if (staff.totpSecretSealed === null && !(await queries.enrolTotp(tx, staff.id, sealed)))
      return refuse('ERR_TOKEN_INVALID')
    return openStaffSession(tx, needs, staff, input)
  })
  return setStaffCookie(cookies, rules, tokens)
}
