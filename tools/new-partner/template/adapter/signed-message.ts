import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** One message of either side, in the signed form. `path` includes its query. */
export type Message = { readonly method: string; readonly path: string; readonly body: string }

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** A message whose time differs more than this from ours is rejected. */
const SKEW_SECONDS = 300

/** Signature headers of our messages (partners/sample/README.md). */
export function signMessage(
  message: Message,
  of: { readonly merchantId: string; readonly secret: string; readonly now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(of.now.getTime() / 1000))
  const nonce = randomUUID()
  return {
    'x-merchant-id': of.merchantId,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signatureOf(message, timestamp, nonce, of.secret),
  }
}

/** The nonce of a message that the partner signed just now; undefined otherwise. */
export function readSignedNonce(
  message: Message,
  headers: Headers,
  of: { readonly merchantId: string; readonly secret: string; readonly now: Date },
): string | undefined {
  const { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature } = headers
  if (typeof timestamp !== 'string' || typeof nonce !== 'string' || typeof signature !== 'string') return undefined
  const skew = Math.abs(of.now.getTime() / 1000 - Number(timestamp))
  if (!(skew <= SKEW_SECONDS) || nonce.length > 64 || headers['x-merchant-id'] !== of.merchantId) return undefined
  const given = Buffer.from(signature, 'utf8')
  const expected = Buffer.from(signatureOf(message, timestamp, nonce, of.secret), 'utf8')
  return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : undefined
}

function signatureOf({ method, path, body }: Message, timestamp: string, nonce: string, secret: string): string {
  const digest = createHash('sha256').update(body, 'utf8').digest('hex')
  return createHmac('sha256', secret).update([method, path, timestamp, nonce, digest].join('\n'), 'utf8').digest('hex')
}
