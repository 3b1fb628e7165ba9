import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/player-passkeys.ts'
import { newId, refuse, type Input, type Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow } from '#server/players/index.ts'
import { minutesAfter } from '../after.ts'
import { makeRegistrationOptions, readNewPasskey } from '../factors/passkeys.ts'
import type { SignInNeeds } from '../needs.ts'
import { findOwnPlayer } from '../players/find-own-player.ts'
import { provePassword } from '../secrets/prove-password.ts'
import * as queries from './player-passkeys.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules' | 'passwords' | 'queueMail' | 'playerPasskeyParty'>

export async function listOwnPasskeys(
  { db }: Needs,
  { caller }: Input<typeof calls.listOwnPasskeys>,
): Promise<ReplyOf<typeof calls.listOwnPasskeys>> {
  const passkeys = await queries.findPasskeysOf(db, caller.playerId)
  return {
    passkeys: passkeys.map(({ credentialId, name, madeAt, lastUsedAt, isBackedUp }) => ({
      passkeyId: credentialId,
      name,
      madeAt: madeAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      isBackedUp,
    })),
  }
}

/** Options for the browser, after the password. Devices that have a passkey already are excluded. */
export async function beginOwnPasskey(
  needs: Needs,
  { body, caller, client }: Input<typeof calls.beginOwnPasskey>,
): Promise<ReplyOf<typeof calls.beginOwnPasskey>> {
  const { db, clock, target, rules, playerPasskeyParty } = needs
  const { playerId } = caller
  await provePassword(needs, { playerId, password: body.password, source: client.ip })
  const player = await findOwnPlayer(db, target, playerId)
  const passkeys = await queries.findPasskeysOf(db, playerId)
  // Checked before the device creates a passkey that we would not store, and again at the end.
  if (passkeys.length >= rules.playerPasskey.passkeysMax) return refuse('ERR_PASSKEY_NOT_ACCEPTED')
  const options = await makeRegistrationOptions(playerPasskeyParty, {
    userHandle: `player-${playerId}`,
    email: player.email,
    name: `${player.firstName} ${player.surname}`,
    passkeys,
    // A sign-in names no account, so the device must store the passkey itself.
    residentKey: 'required',
  })
  const now = clock.now()
  await queries.storeOwnChallenge(db, {
    id: newId(now),
    sessionId: caller.sessionId,
    challenge: options.challenge,
    expiresAt: minutesAfter(now, rules.playerPasskey.challengeMinutes),
  })
  return { options: { ...options } }
}

/** Stores the passkey that the browser has created, and notifies the player by letter. */
export async function addOwnPasskey(
  needs: Needs,
  { body, caller }: Input<typeof calls.addOwnPasskey>,
): Promise<ReplyOf<typeof calls.addOwnPasskey>> {
  const { db, clock, target, rules, playerPasskeyParty } = needs
  const now = clock.now()
  const { playerId } = caller
  const challenge = await queries.takeOwnChallenge(db, caller.sessionId, now)
  if (challenge === undefined) return refuse('ERR_PASSKEY_NOT_ACCEPTED')
  const made = await readNewPasskey(playerPasskeyParty, { answer: body.answer, challenge })
  await db.transaction(async (tx) => {
    // Locked, so that concurrent requests do not exceed the maximum.
    await lockPlayerRow(tx, target, playerId)
    const present = await queries.findPasskeysOf(tx, playerId)
    if (present.length >= rules.playerPasskey.passkeysMax) return refuse('ERR_PASSKEY_NOT_ACCEPTED')
    const { name } = body
    if (!(await queries.insertPasskey(tx, { ...made, target, playerId, name, madeAt: now })))
      return refuse('ERR_PASSKEY_NOT_ACCEPTED')
    await writeNotice(tx, needs, { playerId, how: 'added', name })
  })
  return { done: true }
}

/** Removes a passkey, after the password. Password and codes stay, so there is no last one to be kept. */
export async function removeOwnPasskey(
  needs: Needs,
  { body, caller, client }: Input<typeof calls.removeOwnPasskey>,
): Promise<ReplyOf<typeof calls.removeOwnPasskey>> {
  const { playerId } = caller
  await provePassword(needs, { playerId, password: body.password, source: client.ip })
  await needs.db.transaction(async (tx) => {
    const removed = { playerId, credentialId: body.passkeyId, at: needs.clock.now() }
    const name = await queries.removePasskeyOf(tx, removed)
    if (name === undefined) return refuse('ERR_PASSKEY_NOT_ACCEPTED')
    await writeNotice(tx, needs, { playerId, how: 'removed', name })
  })
  return { done: true }
}

async function writeNotice(
  tx: Transaction,
  { target, queueMail }: Needs,
  { playerId, how, name }: { playerId: number; how: 'added' | 'removed'; name: string },
): Promise<void> {
  const { email: to, language } = await findOwnPlayer(tx, target, playerId)
  await queueMail(tx, { to, language, template: 'passkey-changed', values: { how, name } })
}
