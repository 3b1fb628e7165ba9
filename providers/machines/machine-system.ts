import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** A maker's system at a venue, which asks the house by Ensico/v3: with a token for its key, then every request signed. */
export type MachineSystem = {
  readonly readTopology: () => Promise<Topology>
  /** What was told of the venue since the last time, in the order in which the house was told. */
  readonly readNews: () => Promise<readonly Transaction[]>
  /** What the house says of a card in the reader; its code where it refuses. */
  readonly checkCard: (rfid: string) => Promise<{ readonly canPlay: boolean; readonly why: readonly string[] }>
}

export type Topology = {
  readonly version: string
  readonly venues: readonly { readonly id: string; readonly terminals: readonly { readonly id: string }[] }[]
}
export type Transaction = { readonly transactionId: string; readonly type: string; readonly amountMinor: number }

type Of = {
  /** Where the internal listener of the API is. */
  readonly origin: string
  readonly clientId: string
  readonly clientSecret: string
  readonly venueId: string
  readonly now: () => Date
}

const DAYS_READ = 30
const DAY_MS = 86_400_000
const PAGE = 200
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64')

export async function openMachineSystem(of: Of): Promise<MachineSystem> {
  const key = await fetchKey(of)
  const ask = async <Reply>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const at = of.now().toISOString()
    const nonce = randomUUID()
    const signed = [method, path, at, nonce, digestOf(text)].join('\n')
    const signature = createHmac('sha256', key.bytes).update(signed).digest('base64url')
    const answer = await fetch(of.origin + path, {
      method,
      headers: {
        authorization: `Signed keyId="${key.id}", at="${at}", nonce="${nonce}", signature="${signature}"`,
        'content-digest': `sha-256=:${digestOf(text)}:`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: text }),
    })
    const told = await answer.text()
    mustBeOfHouse(key.bytes, nonce, { status: answer.status, signature: answer.headers.get('x-signature'), told })
    const read: unknown = JSON.parse(told)
    if (!answer.ok) throw new Refused(codeIn(read))
    return read as Reply
  }
  let cursor: string | undefined
  /** Of the last page, which has no cursor behind it: it is read again until it is full. */
  let seen: ReadonlySet<string> = new Set()
  const root = '/capi/Ensico/v3'
  return {
    readTopology: async () => ask('GET', `${root}/Topology/GetTopology`),
    readNews: async () => {
      const news: Transaction[] = []
      const to = of.now()
      const from = new Date(to.getTime() - DAYS_READ * DAY_MS)
      for (;;) {
        const asked = { from: from.toISOString(), to: to.toISOString(), limit: PAGE, ...(cursor ? { cursor } : {}) }
        const page = await ask<{ items: readonly Transaction[]; nextCursor: string | null }>(
          'POST',
          `${root}/Transaction/${of.venueId}/QueryTransactions`,
          asked,
        )
        news.push(...page.items.filter(({ transactionId }) => !seen.has(transactionId)))
        if (page.nextCursor === null) {
          seen = new Set(page.items.map(({ transactionId }) => transactionId))
          return news
        }
        cursor = page.nextCursor
        seen = new Set()
      }
    },
    checkCard: async (rfid) => {
      try {
        const path = `${root}/Player/${of.venueId}/GetPlayerInGameInfoByRFID`
        const told = await ask<{ canPlay: boolean; blockReasons: readonly string[] }>('POST', path, { rfid })
        return { canPlay: told.canPlay, why: told.blockReasons }
      } catch (error) {
        if (error instanceof Refused) return { canPlay: false, why: [error.message] }
        throw error
      }
    },
  }
}

class Refused extends Error {
  override readonly name = 'Refused'
}

function codeIn(told: unknown): string {
  const code: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'code') : undefined
  return typeof code === 'string' ? code : 'no code'
}

async function fetchKey({ origin, clientId, clientSecret }: Of): Promise<{ id: string; bytes: Buffer }> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const token = await fetch(`${origin}/capi/oauth2/token?grant_type=client_credentials`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
  })
  if (!token.ok) throw new Error(`The house gives no token: ${token.status}.`)
  const { access_token: bearer } = (await token.json()) as { access_token: string }
  const answer = await fetch(`${origin}/capi/Play/v1/Client/GetSigningKey`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`The house gives no key: ${answer.status}.`)
  const { keyId, key } = (await answer.json()) as { keyId: string; key: string }
  return { id: keyId, bytes: Buffer.from(key, 'base64url') }
}

/** An answer that the house has not signed is nobody's word. */
function mustBeOfHouse(
  key: Buffer,
  nonce: string,
  { status, signature, told }: { readonly status: number; readonly signature: string | null; readonly told: string },
): void {
  const wanted = createHmac('sha256', key)
    .update([nonce, String(status), digestOf(told)].join('\n'))
    .digest()
  const given = Buffer.from(signature ?? '', 'base64url')
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new Error(`The answer (${status}) is not signed by the house.`)
}
