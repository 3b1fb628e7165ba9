import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** Our private key and the bank's public one: the two that are easily confused, so each has its own name here. */
export type RsaKeys = {
  readonly merchantPrivate: KeyObject
  readonly bankPublic: KeyObject
  readonly hash: 'sha1' | 'sha256'
}

/**
 * Reads both PEM texts once, at start; the bank's may be a certificate. Throws when one is not the kind of key that it
 * must be.
 * @param hash what both sides hash with before they sign
 */
export function readKeys(merchantPrivatePem: string, bankPublicPem: string, hash: RsaKeys['hash'] = 'sha256'): RsaKeys {
  return { merchantPrivate: createPrivateKey(merchantPrivatePem), bankPublic: createPublicKey(bankPublicPem), hash }
}

/** RSA PKCS#1 v1.5 over the UTF-8 text, as standard Base64. */
export function signText(text: string, { merchantPrivate, hash }: RsaKeys): string {
  return sign(hash, Buffer.from(text, 'utf8'), merchantPrivate).toString('base64')
}

/** True when the bank signed exactly this text. Anything that is not Base64 of a signature is simply not one. */
export function isSignedByBank(text: string, signature: unknown, { bankPublic, hash }: RsaKeys): boolean {
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(signature)) return false
  return verify(hash, Buffer.from(text, 'utf8'), bankPublic, Buffer.from(signature, 'base64'))
}
