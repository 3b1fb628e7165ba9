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
import { recordSecurity } from '../security-log/record-security.ts'
import { recordPasskeyUsed, type Passkey } from './passkeys.queries.ts'

/** The origin and id for which passkeys are valid: those of the back office, or those of the brand's site. */
export type PasskeyParty = { readonly rpId: string; readonly rpName: string; readonly origin: string }

/** What is known of a passkey: enough to ask for it and to prove it. */
export type KnownPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** How a device may be reached, as WebAuthn names it. */
const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const
/** WebAuthn allows a credential 1,023 bytes; so long they are in base64url. */
const ID_MAX = 1_364

type Answer = Readonly<Record<string, unknown>>

/**
 * Options for the browser at a sign-in. A passkey alone proves the person: user verification by face, finger or the
 * device's lock is required. Without passkeys no account is named, and the browser offers those that it has for the
 * site.
 */
export async function makeSignInOptions({ rpId }: PasskeyParty, passkeys: readonly KnownPasskey[]) {
  return generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] })),
    userVerification: 'required',
  })
}

type NewPasskey = {
  /** By which the device distinguishes the accounts of the site; it contains no personal data. */
  readonly userHandle: string
  readonly email: string
  readonly name: string
  readonly passkeys: readonly KnownPasskey[]
  /**
   * Whether the device must store the passkey itself (a discoverable credential), so that it can be offered without a
   * name.
   */
  readonly residentKey?: 'preferred' | 'required'
}

/** Options for the browser for a new passkey; devices that have one already are excluded. */
export async function makeRegistrationOptions(
  { rpId, rpName }: PasskeyParty,
  { userHandle, email, name, passkeys, residentKey = 'preferred' }: NewPasskey,
) {
  return generateRegistrationOptions({
    rpID: rpId,
    rpName,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(userHandle),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey, userVerification: 'required' },
  })
}

/** Validates a new passkey; refuses a response that is not for our challenge. */
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
  if (credential.id.length > ID_MAX) return refuse('ERR_PASSKEY_NOT_ACCEPTED')
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: knownTransports(credential.transports),
    aaguid,
    isBackedUp: credentialBackedUp,
  }
}

/** The library passes on the browser's values unchecked. */
function knownTransports(told: unknown): (typeof TRANSPORTS)[number][] {
  return Array.isArray(told) ? TRANSPORTS.filter((one) => told.includes(one)) : []
}

export type ProvedPasskey<Known extends KnownPasskey = Passkey> = {
  readonly passkey: Known
  readonly counter: number
  readonly isBackedUp: boolean
  /**
   * The signature counter went back: two devices may hold the passkey. Synchronised passkeys always send 0, so it is a
   * warning and no refusal.
   */
  readonly hasCounterFallen: boolean
}

/** The passkey that has signed the challenge; undefined when none has. */
export async function provePasskey<Known extends KnownPasskey>(
  { rpId, origin }: PasskeyParty,
  { answer, challenge, passkeys }: { answer: Answer; challenge: string; passkeys: readonly Known[] },
): Promise<ProvedPasskey<Known> | undefined> {
  const passkey = passkeys.find(({ credentialId }) => credentialId === answer['id'])
  if (!passkey) return undefined
  const verified = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    // The library would refuse a counter that went back; we compare it ourselves.
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

/** Records the use of a passkey, and warns of one that two devices may hold. */
export async function storeProof(
  tx: Transaction,
  needs: Pick<SignInNeeds, 'clock' | 'queueMail' | 'market'>,
  { passkey, counter, isBackedUp, hasCounterFallen }: ProvedPasskey,
): Promise<void> {
  const { credentialId, userId, name } = passkey
  await recordPasskeyUsed(tx, { credentialId, counter, isBackedUp, at: needs.clock.now() })
  if (hasCounterFallen)
    await recordSecurity(tx, needs, { userId, kind: 'passkey-counter-fell', by: null, details: { name } })
}

/** The refusal is the same, whatever the library rejects in the browser's response. */
function notAccepted(): never {
  return refuse('ERR_PASSKEY_NOT_ACCEPTED')
}
