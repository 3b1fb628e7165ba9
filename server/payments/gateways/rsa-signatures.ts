import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** Our private key and the bank's public one, named apart because they are easily confused. */
export type RsaKeys = {
  readonly merchantPrivate: KeyObject
  readonly bankPublic: KeyObject
  readonly hash: 'sha1' | 'sha256'
}

/**
 * Reads both PEM texts once, at start; the bank's may be a certificate. Throws when one is not a key of the required
 * kind.
 * @param hash hash function of the signatures, on both sides
 */
export function readKeys(merchantPrivatePem: string, bankPublicPem: string, hash: RsaKeys['hash'] = 'sha256'): RsaKeys {
  return { merchantPrivate: createPrivateKey(merchantPrivatePem), bankPublic: createPublicKey(bankPublicPem), hash }
}

/** RSA PKCS#1 v1.5 over the UTF-8 text, as standard Base64. */
export function signText(text: string, { merchantPrivate, hash }: RsaKeys): string {
  return sign(hash, Buffer.from(text, 'utf8'), merchantPrivate).toString('base64')
}

/** True when the bank signed exactly this text. False, without an error, for anything that is no Base64 signature. */
export function isSignedByBank(text: string, signature: unknown, { bankPublic, hash }: RsaKeys): boolean {
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(signature)) return false
  return verify(hash, Buffer.from(text, 'utf8'), bankPublic, Buffer.from(signature, 'base64'))
}
