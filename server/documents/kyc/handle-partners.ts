import { timingSafeEqual } from 'node:crypto'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/kyc-verification.ts'
import { refuse } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { handleNewcomer } from '../newcomers/handle-newcomer.ts'
import { findNewcomerByPartnerRef } from '../newcomers/newcomers.queries.ts'
import type { BankIdSecret } from './bank-id.ts'
import { findByPartnerRef, findVerification, takeSecret, type VerificationRow } from './kyc.queries.ts'
import type { KycNeeds } from './needs.ts'
import { settleCheck } from './settle-check.ts'
import { showCheck } from './show-check.ts'
import { refOfState, secretOf } from './start-check.ts'

const FAILED = { state: 'failed', problem: 'KYC_INTERNAL_ERROR' } as const

/**
 * The browser returns from the bank. Accepted only from the browser that left, and only once: a repeated code finds
 * nothing. Returns the browser's next URL.
 * @param browserState value of the cookie that was set when it left
 */
export async function handleBankId(
  needs: KycNeeds,
  { state, code, error }: QueryOf<typeof calls.bankIdCallback>,
  browserState: string | undefined,
): Promise<string> {
  const { db, target, cipher, bankId, onFault, publicPlayerOrigin } = needs
  if (!state || state !== browserState || !bankId) return publicPlayerOrigin
  const row = await findByPartnerRef(db, target, 'bankId', refOfState(state))
  if (!row) {
    const newcomer = await findNewcomerByPartnerRef(db, target, refOfState(state))
    return newcomer ? handleNewcomer(needs, bankId, newcomer, { code, error }) : publicPlayerOrigin
  }
  const wayBack = `${publicPlayerOrigin}${row.returnPath}?kyc=${row.id}`
  const sealed = await takeSecret(db, row.id)
  if (sealed === undefined) return wayBack
  if (error === 'access_denied') await settleCheck(needs, row.id, { state: 'cancelled', problem: null })
  else if (error !== undefined || !code) {
    onFault(new Error(`BankID came back with ${error ?? 'no code'}`), 'bankId')
    await settleCheck(needs, row.id, FAILED)
  } else {
    try {
      const secret = JSON.parse(cipher.open(sealed, secretOf(row.id))) as BankIdSecret
      const checked = await bankId.readPerson(code, secret)
      await settleCheck(needs, row.id, { state: 'verified', problem: null, checked })
    } catch (fault) {
      onFault(fault, 'bankId')
      await settleCheck(needs, row.id, FAILED)
    }
  }
  return wayBack
}

/**
 * Notification of VeriFace that a session changed. Anybody with the secret may send it; the change itself is read from
 * its API.
 */
export async function handleVeriface(
  needs: KycNeeds,
  { secret }: QueryOf<typeof calls.verifaceStateNotify>,
  body: unknown,
): Promise<ReplyOf<typeof calls.verifaceStateNotify>> {
  if (!isSame(secret ?? '', needs.verifaceSecret)) return refuse('ERR_SIGNATURE_ERROR')
  const sessionId: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'sessionId') : undefined
  const row =
    typeof sessionId === 'string' && sessionId.length <= 200
      ? await findByPartnerRef(needs.db, needs.target, 'veriface', sessionId)
      : undefined
  if (row) await readVeriface(needs, row)
  return { received: true }
}

/** Result of a check; while VeriFace still works on it, its API is read. */
export async function fetchResult(
  needs: KycNeeds,
  playerId: number,
  verificationId: string,
): Promise<ReplyOf<typeof calls.fetchResult>> {
  const { db, target } = needs
  const found = await findVerification(db, target, playerId, verificationId)
  if (!found) return refuse('ERR_VERIFICATION_NOT_FOUND')
  if (found.method === 'veriface' && (found.state === 'started' || found.state === 'waiting'))
    await readVeriface(needs, found)
  const row = (await findVerification(db, target, playerId, verificationId)) ?? found
  return showCheck(row)
}

/** A partner that does not answer now changes nothing: it is asked again later. */
async function readVeriface(needs: KycNeeds, row: VerificationRow): Promise<void> {
  const { db, target, veriface, onFault } = needs
  if (!veriface) return
  const player = await findPlayerById(db, target, row.playerId)
  try {
    const { state, problem, ...checked } = await veriface.read(
      row.partnerRef,
      player?.language === 'sk' ? 'sk_SK' : 'cs_CZ',
    )
    await settleCheck(needs, row.id, { state, problem, checked })
  } catch (fault) {
    onFault(fault, 'veriface')
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
