import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** The DER prefix before the 32 bytes of an Ed25519 key in PKCS#8 and in SPKI (RFC 8410). */
const PRIVATE_START = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_START = Buffer.from('302a300506032b6570032100', 'hex')
const KEY_BYTES = 32

/** The key that signs heads. @param text 32 bytes in base64url; undefined if it is invalid */
export function readSigningKey(text: string): KeyObject | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== KEY_BYTES) return undefined
  return createPrivateKey({ key: Buffer.concat([PRIVATE_START, bytes]), format: 'der', type: 'pkcs8' })
}

/** The public part in base64url, 32 bytes: enough to verify. */
export function publicPartOf(key: KeyObject): string {
  return createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_START.length)
    .toString('base64url')
}

/** The key that verifies signatures. @param text as returned by `publicPartOf`; undefined if it is invalid */
export function readPublicKey(text: string): KeyObject | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== KEY_BYTES) return undefined
  return createPublicKey({ key: Buffer.concat([PUBLIC_START, bytes]), format: 'der', type: 'spki' })
}
