import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { hold } from '../kit/faults.ts'

/**
 * How a push service answers for one browser. `late` keeps the socket open without an answer; `held` takes the message, but
 * only when the browser is let go; `once-` fails the first time.
 */
export type PushFault =
  | 'none'
  | '400'
  | '404'
  | '410'
  | '413'
  | '429'
  | '429-date'
  | '500'
  | 'once-429'
  | 'once-503'
  | 'late'
  | 'held'

type Received = { readonly text: string; readonly ttl: number; readonly topic: string; readonly urgency: string }
type Browser = {
  readonly fault: PushFault
  readonly serverKey: string
  readonly ecdh: ReturnType<typeof createECDH>
  readonly secret: Buffer
  readonly received: Received[]
  asked: number
  underWay: number
  mostAtOnce: number
  /** Pending while a `held` browser is not let go. */
  readonly going: PromiseWithResolvers<void>
}

/** What a browser tells its page when it subscribes. */
export type Subscription = {
  readonly endpoint: string
  readonly browserKey: string
  readonly browserSecret: string
  readonly serverKey: string
}

const HELD_MS = 60_000
const BYTES_MAX = 4096
const RETRY_SECONDS = 120
const DAY_SECONDS = 86_400

/**
 * A push service with its browsers (RFC 8030, 8291, 8292): it takes messages as the real ones do, and refuses as they do: an
 * unknown browser (404), a token that is not for it, has ended or is of another key (403), no TTL (400), too much (413). What
 * arrives is decrypted as the browser would. For development and tests only.
 */
export function buildPushService({ now = () => new Date() }: { readonly now?: () => Date } = {}): {
  readonly app: FastifyInstance
  /** A browser subscribes at this origin for a key of ours. */
  readonly subscribe: (origin: string, serverKey: string, fault?: PushFault) => Subscription
  readonly receivedBy: (endpoint: string) => readonly Received[]
  readonly askedAt: (endpoint: string) => number
  /** Most messages that were under way to this browser at the same time. */
  readonly mostAtOnceAt: (endpoint: string) => number
  /** The browser is no longer subscribed: the service does not know it any more. */
  readonly end: (endpoint: string) => void
  /** Answers what is held for this browser, and from now on at once. */
  readonly letGo: (endpoint: string) => void
} {
  const browsers = new Map<string, Browser>()
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post<{ Params: { id: string }; Body: Buffer }>('/push/:id', async (request, reply) => {
    const browser = browsers.get(request.params.id)
    if (!browser) return reply.status(404).send()
    browser.asked += 1
    browser.underWay += 1
    browser.mostAtOnce = Math.max(browser.mostAtOnce, browser.underWay)
    try {
      return (await failAsTold(browser, reply, now)) ? reply : take(browser, request, reply)
    } finally {
      browser.underWay -= 1
    }
  })

  /** Checks a message, and gives it to the browser. */
  function take(browser: Browser, request: FastifyRequest<{ Body: Buffer }>, reply: FastifyReply) {
    const { authorization = '', ttl, topic, urgency, 'content-encoding': coding } = request.headers
    const origin = `${request.protocol}://${request.headers.host}`
    if (!isSigned(authorization, { origin, serverKey: browser.serverKey, now: now() }))
      return reply.status(403).send({ reason: 'BadJwtToken' })
    if (!/^\d+$/.test(String(ttl)) || coding !== 'aes128gcm') return reply.status(400).send()
    if (request.body.length > BYTES_MAX) return reply.status(413).send()
    const text = decrypt(request.body, browser)
    browser.received.push({ text, ttl: Number(ttl), topic: String(topic), urgency: String(urgency) })
    return reply.status(201).header('location', `${origin}/message/${randomUUID()}`).send()
  }

  const idOf = (endpoint: string) => endpoint.split('/').at(-1) ?? ''
  return {
    app,
    subscribe: (origin, serverKey, fault = 'none') => {
      const id = randomUUID()
      const ecdh = createECDH('prime256v1')
      const browserKey = ecdh.generateKeys().toString('base64url')
      const secret = randomBytes(16)
      const going = Promise.withResolvers<void>()
      browsers.set(id, { fault, serverKey, ecdh, secret, received: [], asked: 0, underWay: 0, mostAtOnce: 0, going })
      return { endpoint: `${origin}/push/${id}`, browserKey, browserSecret: secret.toString('base64url'), serverKey }
    },
    receivedBy: (endpoint) => browsers.get(idOf(endpoint))?.received ?? [],
    askedAt: (endpoint) => browsers.get(idOf(endpoint))?.asked ?? 0,
    mostAtOnceAt: (endpoint) => browsers.get(idOf(endpoint))?.mostAtOnce ?? 0,
    end: (endpoint) => void browsers.delete(idOf(endpoint)),
    letGo: (endpoint) => browsers.get(idOf(endpoint))?.going.resolve(),
  }
}

/** Answers with the fault of the browser; false where the message is to be taken. */
async function failAsTold({ fault, asked, going }: Browser, reply: FastifyReply, now: () => Date): Promise<boolean> {
  if (fault === 'late') await hold(reply, HELD_MS)
  else if (fault === 'held') await going.promise
  else if (fault === '429-date') askToWait(reply, new Date(now().getTime() + RETRY_SECONDS * 1000).toUTCString())
  else if (fault === '429' || (fault === 'once-429' && asked === 1)) askToWait(reply, String(RETRY_SECONDS))
  else if (fault === 'once-503' && asked === 1) void reply.status(503).send()
  else if (/^\d+$/.test(fault)) void reply.status(Number(fault)).send({ reason: 'as it was told' })
  return reply.sent
}

const askToWait = (reply: FastifyReply, until: string) => void reply.status(429).header('retry-after', until).send()

/** Whether the token is signed by the key that the browser subscribed with, for this service, and has not ended. */
function isSigned(
  authorization: string,
  { origin, serverKey, now }: { readonly origin: string; readonly serverKey: string; readonly now: Date },
): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (key !== serverKey || signature === '') return false
  const point = Buffer.from(key, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', signed, how, Buffer.from(signature, 'base64url'))) return false
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const seconds = now.getTime() / 1000
  return (
    aud === origin &&
    typeof exp === 'number' &&
    exp > seconds &&
    exp <= seconds + DAY_SECONDS &&
    /^(?:https?:|mailto:)/.test(String(sub))
  )
}

/** Reads a message as the browser does (RFC 8291 §3.4, RFC 8188 §2). */
function decrypt(body: Buffer, { ecdh, secret }: Browser): string {
  const salt = body.subarray(0, 16)
  const ends = 21 + body.readUInt8(20)
  const theirs = body.subarray(21, ends)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs])
  const derive = (material: Buffer, salted: Buffer, about: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', material, salted, about, bytes))
  const shared = derive(ecdh.computeSecret(theirs), secret, info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(ends, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
