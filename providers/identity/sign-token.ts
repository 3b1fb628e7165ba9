import { randomUUID } from 'node:crypto'
import { generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose'
import type { BankIdFault, Claims } from './personas.ts'

export type Grant = {
  readonly clientId: string
  readonly redirectUri: string
  readonly nonce: string
  readonly challenge: string
  readonly fault: BankIdFault
  readonly claims: Claims
  isUsed: boolean
}

export type Key = { readonly kid: string; readonly privateKey: CryptoKey; readonly publicKey: CryptoKey }

type Keys = {
  readonly made: Promise<Key>
  /** A key that is not published. */
  readonly stranger: Promise<Key>
  readonly rotated: readonly Key[]
  readonly clientSecret: string
}

export const ALGORITHM = 'PS512'

export async function makeKey(kid: string): Promise<Key> {
  return { kid, ...(await generateKeyPair(ALGORITHM)) }
}

/** The ID token, or an invalid one, as the grant requires. */
export async function signToken(
  grant: Grant,
  { issuer, sub }: { readonly issuer: string; readonly sub: string },
  { made, stranger, rotated, clientSecret }: Keys,
): Promise<string> {
  const { fault } = grant
  const payload = { nonce: fault === 'wrong_nonce' ? randomUUID() : grant.nonce, azp: grant.clientId }
  const audience = fault === 'other_audience' ? 'somebody-else' : grant.clientId
  const expires = fault === 'expired_token' ? '-1h' : '5m'
  if (fault === 'unsigned')
    return new UnsecuredJWT(payload)
      .setIssuer(issuer)
      .setSubject(sub)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(expires)
      .encode()
  const token = new SignJWT(payload)
    .setIssuer(issuer)
    .setSubject(sub)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
  if (fault === 'hs256')
    return token
      .setProtectedHeader({ alg: 'HS256', kid: (await made).kid })
      .sign(new TextEncoder().encode(clientSecret.padEnd(32, '.')))
  const key = fault === 'stranger_key' ? await stranger : fault === 'rotated_key' ? rotated.at(-1) : await made
  if (!key) throw new Error('There is no key to sign with.')
  return token.setProtectedHeader({ alg: ALGORITHM, kid: key.kid }).sign(key.privateKey)
}
