import { createHash, randomBytes } from 'node:crypto'
import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/kyc-verification.ts'
import { newId, refuse as refuseByCode, type Refuse } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import type { BankId, BankIdSecret } from './bank-id.ts'
import { insertVerification } from './kyc.queries.ts'
import type { KycNeeds } from './needs.ts'
import type { Veriface } from './veriface.ts'

const refuse: Refuse<typeof calls.create> = refuseByCode

type Started = ReplyOf<typeof calls.create>

/** Cookie that proves that the browser which returns from the bank is the one that left for it. */
export const BROWSER_COOKIE = 'tolar_kyc'
export const BROWSER_COOKIE_SECONDS = 1800

/** Stored hash of a `state`: the value itself is only in the browser. */
export function refOfState(state: string): string {
  return createHash('sha256').update(state).digest('base64url')
}

/** The place that the secret of a check is sealed for. */
export const secretOf = (id: string) => `documents.kyc-secret:${id}`

/**
 * Starts a check of the player by a partner of the brand.
 * @param keepInBrowser sets the cookie by which the browser is recognised when it returns
 */
export async function startCheck(
  needs: KycNeeds,
  playerId: number,
  { method, returnPath }: BodyOf<typeof calls.create>,
  keepInBrowser: (value: string) => void,
): Promise<Started> {
  const partner = method === 'bankId' ? needs.bankId : needs.veriface
  if (!partner) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const id = newId(needs.clock.now())
  const asked = { id, playerId, returnPath }
  return 'authorizeUrl' in partner
    ? startBankId(needs, partner, asked, keepInBrowser)
    : startVeriface(needs, partner, asked)
}

type StartedCheck = { readonly id: string; readonly playerId: number; readonly returnPath: string }

async function startBankId(
  { db, clock, target, cipher }: KycNeeds,
  bankId: BankId,
  { id, playerId, returnPath }: StartedCheck,
  keepInBrowser: (value: string) => void,
): Promise<Started> {
  const [state, nonce, verifier] = [randomText(), randomText(), randomText()]
  const secret: BankIdSecret = { nonce, verifier }
  const player = await findPlayerById(db, target, playerId)
  await insertVerification(db, {
    id,
    target,
    playerId,
    method: 'bankId',
    partnerRef: refOfState(state),
    secretSealed: cipher.seal(JSON.stringify(secret), secretOf(id)),
    returnPath,
    startedAt: clock.now(),
  })
  keepInBrowser(state)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return {
    verificationId: id,
    redirectUrl: bankId.authorizeUrl({ state, nonce, challenge, language: player?.language ?? 'cs' }),
  }
}

async function startVeriface(needs: KycNeeds, veriface: Veriface, asked: StartedCheck): Promise<Started> {
  const { db, clock, target, publicPlayerOrigin, onFault } = needs
  const { id, playerId, returnPath } = asked
  try {
    const redirectUri = `${publicPlayerOrigin}${returnPath}?kyc=${id}`
    const { sessionId, openUrl } = await veriface.create({ referenceId: id, redirectUri })
    await insertVerification(db, {
      id,
      target,
      playerId,
      method: 'veriface',
      partnerRef: sessionId,
      secretSealed: null,
      returnPath,
      startedAt: clock.now(),
    })
    return { verificationId: id, redirectUrl: openUrl }
  } catch (error) {
    onFault(error, 'veriface')
    return refuse('KYC_INTERNAL_ERROR')
  }
}

const randomText = () => randomBytes(32).toString('base64url')
