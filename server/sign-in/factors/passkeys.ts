import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { noteSecurity } from '../security-log/note-security.ts'
import { notePasskeyUsed, type Passkey } from './passkeys.queries.ts'

/** Which browser pages may use the passkeys of this installation: those of its back office. */
export type PasskeyParty = { readonly rpId: string; readonly rpName: string; readonly origin: string }

type Answer = Readonly<Record<string, unknown>>

/** What the browser is asked with at a sign-in. A passkey alone proves the person: the device asks for face, finger or its lock. */
export async function askForPasskey({ rpId }: PasskeyParty, passkeys: readonly Passkey[]) {
  return generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] })),
    userVerification: 'required',
  })
}

/** What the browser is asked with for a new passkey; devices that hold one already are left out. */
export async function askForNewPasskey(
  { rpId, rpName }: PasskeyParty,
  { userId, email, name, passkeys }: { userId: number; email: string; name: string; passkeys: readonly Passkey[] },
) {
  return generateRegistrationOptions({
    rpID: rpId,
    rpName,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(`staff-${userId}`),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
}

/** What a new passkey is; refuses an answer that is none of ours. */
export async function readNewPasskey(
  { rpId, origin }: PasskeyParty,
  { answer, challenge }: { answer: Answer; challenge: string },
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'aaguid' | 'isBackedUp'>> {
  const verified = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(notAccepted)
  if (!verified.verified) return refuse('ERR_PASSKEY_NOT_ACCEPTED')
  const { credential, aaguid, credentialBackedUp } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    aaguid,
    isBackedUp: credentialBackedUp,
  }
}

export type ProvedPasskey = {
  readonly passkey: Passkey
  readonly counter: number
  readonly isBackedUp: boolean
  /** Two devices may hold it. Passkeys that are synchronised say 0 for ever, so it is a warning and no refusal. */
  readonly hasCounterFallen: boolean
}

/** Which of the passkeys has signed the challenge; undefined when none has. */
export async function provePasskey(
  { rpId, origin }: PasskeyParty,
  { answer, challenge, passkeys }: { answer: Answer; challenge: string; passkeys: readonly Passkey[] },
): Promise<ProvedPasskey | undefined> {
  const passkey = passkeys.find(({ credentialId }) => credentialId === answer['id'])
  if (!passkey) return undefined
  const verified = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    // The library refuses a counter that has fallen; we compare it ourselves.
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: 0,
      transports: [...passkey.transports],
    },
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { newCounter: counter, credentialBackedUp: isBackedUp } = verified.authenticationInfo
  const hasCounterFallen = passkey.counter > 0 && counter <= passkey.counter
  return { passkey, counter, isBackedUp, hasCounterFallen }
}

/** Keeps that a passkey was used, and warns of one that two devices may hold. */
export async function keepProof(
  tx: Transaction,
  needs: Pick<SignInNeeds, 'clock' | 'queueMail' | 'market'>,
  { passkey, counter, isBackedUp, hasCounterFallen }: ProvedPasskey,
): Promise<void> {
  const { credentialId, userId, name } = passkey
  await notePasskeyUsed(tx, { credentialId, counter, isBackedUp, at: needs.clock.now() })
  if (hasCounterFallen)
    await noteSecurity(tx, needs, { userId, kind: 'passkey-counter-fell', by: null, details: { name } })
}

/** Whatever the library finds wrong with what a browser sent is one answer to the browser. */
function notAccepted(): never {
  return refuse('ERR_PASSKEY_NOT_ACCEPTED')
}
