import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto'

/** A key that identifies us to push services (VAPID, RFC 8292). */
export type ServerKey = {
  /** As browsers take it: an uncompressed point of P-256 in base64url. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

const KEY = /^[A-Za-z0-9_-]{43}$/
/** Push services accept a token for at most a day (RFC 8292 §2). */
const TOKEN_SECONDS = 12 * 3600

/** The newest key first, to which browsers subscribe; the others only send to browsers that subscribed before. */
export function readServerKeys(text: string): ServerKey[] | undefined {
  const keys = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readKey)
  const known = keys.flatMap((key) => key ?? [])
  return known.length === keys.length && known.length > 0 ? known : undefined
}

function readKey(text: string): ServerKey | undefined {
  if (!KEY.test(text)) return undefined
  const ecdh = createECDH('prime256v1')
  try {
    ecdh.setPrivateKey(Buffer.from(text, 'base64url'))
  } catch {
    return undefined
  }
  const point = ecdh.getPublicKey()
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const privateKey = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: text, x, y }, format: 'jwk' })
  return { publicKey: point.toString('base64url'), privateKey }
}

/**
 * Identifies the sender to one push service by a token that the key has signed.
 * @param contact our address, where the service can reach the sender
 */
export function writeAuthorization(
  { publicKey, privateKey }: ServerKey,
  { endpoint, contact, now }: { readonly endpoint: string; readonly contact: string; readonly now: Date },
): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + TOKEN_SECONDS,
    sub: contact,
  }
  const told = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(told), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${told}.${signature.toString('base64url')}, k=${publicKey}`
}
