import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** Our private key and the bank's public one: the two that are easily confused, so each has its own type here. */
export type CsobKeys = { readonly merchantPrivate: KeyObject; readonly bankPublic: KeyObject }

/** Reads both PEM texts once, at start. Throws when one is not the kind of key that it must be. */
export function readKeys(merchantPrivatePem: string, bankPublicPem: string): CsobKeys {
  return { merchantPrivate: createPrivateKey(merchantPrivatePem), bankPublic: createPublicKey(bankPublicPem) }
}

/** RSA PKCS#1 v1.5 with SHA-256 over the UTF-8 text, as standard Base64. */
export function signText(text: string, { merchantPrivate }: CsobKeys): string {
  return sign('sha256', Buffer.from(text, 'utf8'), merchantPrivate).toString('base64')
}

/** True when the bank signed exactly this text. Anything that is not Base64 of a signature is simply not one. */
export function isSignedByBank(text: string, signature: unknown, { bankPublic }: CsobKeys): boolean {
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(signature)) return false
  return verify('sha256', Buffer.from(text, 'utf8'), bankPublic, Buffer.from(signature, 'base64'))
}
