import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ClientCaller } from './callers.ts'
import { NotSignedIn } from '../transport-errors.ts'

/** What a service signs instead of sending a token (decision 0140). */
export type SignedRequest = {
  readonly keyId: string
  readonly at: Date
  readonly nonce: string
  readonly signature: Buffer
  /** What was signed. */
  readonly text: string
}

/** Who signed a request, and the key that signs the response. */
export type Signer = { readonly caller: ClientCaller; readonly key: Buffer }

const SCHEME =
  /^Signed keyId="([0-9a-f-]{36})", at="([0-9TZ:.-]{20,30})", nonce="([A-Za-z0-9_-]{16,64})", signature="([A-Za-z0-9_-]{43})"$/
const DIGEST = /^sha-256=:([A-Za-z0-9+/]{43}=):$/
/** Maximum difference between the clocks of two machines. */
const CLOCK_MS = 5 * 60_000

/** Text that both sides sign: method, address with query, moment, nonce and digest of the body. */
export function signedText(of: {
  readonly method: string
  readonly url: string
  readonly at: string
  readonly nonce: string
  readonly digest: string
}): string {
  return [of.method, of.url, of.at, of.nonce, of.digest].join('\n')
}

export const digestOf = (body: string): string => createHash('sha256').update(body).digest('base64')

/**
 * Finds who signed a request; undefined where it is not signed. The refusal of a wrong clock contains our time, so that
 * the caller can correct its own.
 */
export async function findSigner(app: FastifyInstance, request: FastifyRequest): Promise<ClientCaller | undefined> {
  const signed = readSigned(request)
  if (!signed) return undefined
  const now = app.guards.clients?.now() ?? new Date(Number.NaN)
  if (!(Math.abs(signed.at.getTime() - now.getTime()) <= CLOCK_MS))
    throw new NotSignedIn({ because: 'clock', serverTime: now.toISOString() })
  const signer = await app.guards.clients?.findSigner(signed)
  if (!signer) return undefined
  request.signer = { ...signer, nonce: signed.nonce }
  return signer.caller
}

export function isSignatureOf(key: Buffer, { text, signature }: SignedRequest): boolean {
  return timingSafeEqual(createHmac('sha256', key).update(text).digest(), signature)
}

function readSigned(request: FastifyRequest): SignedRequest | undefined {
  const [, keyId = '', at = '', nonce = '', signature = ''] = SCHEME.exec(request.headers.authorization ?? '') ?? []
  const [, digest = ''] = DIGEST.exec(String(request.headers['content-digest'] ?? '')) ?? []
  if (!keyId || !digest) return undefined
  request.signedDigest = digest
  const text = signedText({ method: request.method, url: request.url, at, nonce, digest })
  return { keyId, at: new Date(at), nonce, signature: Buffer.from(signature, 'base64url'), text }
}

/** Refuses a body that is not the one that was signed. */
export function refuseOtherBody({ signedDigest }: FastifyRequest, text: string): void {
  if (signedDigest !== null && signedDigest !== digestOf(text)) throw new NotSignedIn({ because: 'digest' })
}

/** Responses to signed requests are signed with the same key: nonce of the request, status, digest of the response. */
export function signAnswers(app: FastifyInstance): void {
  app.decorateRequest('signer', null)
  app.decorateRequest('signedDigest', null)
  app.addHook('onSend', async ({ signer }: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (!signer || typeof payload !== 'string') return
    const text = [signer.nonce, String(reply.statusCode), digestOf(payload)].join('\n')
    reply.header('x-signature', createHmac('sha256', signer.key).update(text).digest('base64url'))
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    signer: (Signer & { readonly nonce: string }) | null
    /** Digest of the body that was signed; null for a request that is not signed. */
    signedDigest: string | null
  }
}
