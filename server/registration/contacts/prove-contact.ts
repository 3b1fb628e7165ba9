import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/player-contacts.ts'
import { isUniqueViolation, refuse, publish, type Input, type Transaction } from '#server/kernel/index.ts'
import {
  lockPlayerRow,
  recordContactChange,
  readProfile,
  saveProfile,
  updateEmail,
  updatePhone,
} from '#server/players/index.ts'
import { provePassword } from '#server/sign-in/index.ts'
import type { RegistrationNeeds } from '../needs.ts'
import { spendCode, takeAttempt, type Channel } from './contact-codes.queries.ts'
import { ownPlayer, phoneOf } from './send-code.ts'

type Done = ReplyOf<typeof calls.verifyEmail>
type Proof = {
  readonly playerId: number
  readonly channel: Channel
  readonly recipient: string
  readonly code: string
  readonly change: 'verified' | 'changed'
  /** Runs in the transaction of the verification; refuses when the player has changed since the request. */
  readonly write?: (tx: Transaction) => Promise<unknown>
}

/** Verifies the player's own e-mail by the code that was sent to it. */
export async function verifyEmail(
  needs: RegistrationNeeds,
  { caller, body }: Input<typeof calls.verifyEmail>,
): Promise<Done> {
  const { email } = await ownPlayer(needs, caller.playerId)
  if (email === '') return refuse('ERR_NO_VALID_EMAIL')
  return prove(needs, {
    ...caller,
    channel: 'email',
    recipient: email.toLowerCase(),
    code: body.code,
    change: 'verified',
  })
}

export async function changeEmail(
  needs: RegistrationNeeds,
  { caller, body, client }: Input<typeof calls.changeEmail>,
): Promise<Done> {
  const { playerId } = caller
  await provePassword(needs.signIn, { playerId, password: body.password, source: client.ip })
  return prove(needs, {
    playerId,
    channel: 'email',
    recipient: body.email.toLowerCase(),
    code: body.code,
    change: 'changed',
    write: (tx) => updateEmail(tx, playerId, body.email),
  })
}

export async function verifyPhone(
  needs: RegistrationNeeds,
  { caller, body }: Input<typeof calls.verifyPhone>,
): Promise<Done> {
  const { phone } = await ownPlayer(needs, caller.playerId)
  const recipient = phoneOf(needs, phone ?? '')
  return prove(needs, { ...caller, channel: 'phone', recipient, code: body.code, change: 'verified' })
}

export async function changePhone(
  needs: RegistrationNeeds,
  { caller, body, client }: Input<typeof calls.changePhone>,
): Promise<Done> {
  const { playerId } = caller
  const recipient = phoneOf(needs, body.phone)
  await provePassword(needs.signIn, { playerId, password: body.password, source: client.ip })
  const write = (tx: Transaction) => updatePhone(tx, playerId, recipient)
  return prove(needs, { playerId, channel: 'phone', recipient, code: body.code, change: 'changed', write })
}

/** The first phone needs no password: it replaces nothing. */
export async function setVerifiedPhone(
  needs: RegistrationNeeds,
  { caller, body }: Input<typeof calls.setVerifiedPhone>,
): Promise<Done> {
  const { playerId } = caller
  const recipient = phoneOf(needs, body.phone)
  const write = async (tx: Transaction) => {
    const { phoneVerifiedAt } = await readProfile(tx, needs.cipher, playerId)
    if (phoneVerifiedAt !== null) return refuse('ERR_STATE_CHANGED')
    return updatePhone(tx, playerId, recipient)
  }
  return prove(needs, { playerId, channel: 'phone', recipient, code: body.code, change: 'changed', write })
}

/** Uses the code, then stores contact and verification in one transaction. */
async function prove(needs: RegistrationNeeds, proof: Proof): Promise<Done> {
  const { db, clock, cipher, target, signIn } = needs
  const { playerId, channel, recipient, code, change, write } = proof
  const now = clock.now()
  const taken = await takeAttempt(db, { playerId, channel, recipient }, now)
  if (!(await signIn.passwords.verify(taken?.codeHash, code)) || !taken) return refuse('ERR_INVALID_SECURITY_CODE')
  await db
    .transaction(async (tx) => {
      await lockPlayerRow(tx, target, playerId)
      if (!(await spendCode(tx, taken.id, now))) return refuse('ERR_INVALID_SECURITY_CODE')
      await write?.(tx)
      const profile = await readProfile(tx, cipher, playerId)
      const verified = channel === 'email' ? { emailVerifiedAt: now } : { phoneVerifiedAt: now }
      await saveProfile(tx, cipher, playerId, { ...profile, ...verified })
      await recordContactChange(tx, { playerId, channel, change, at: now, by: null })
      return publish(tx, 'registration.contact-proved', { playerId, channel })
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'player_email')) throw error
      return refuse('ERR_EMAIL_ALREADY_USED')
    })
  return { done: true }
}
