import { createServer, type IncomingMessage, type Server } from 'node:http'
import { timingSafeEqual } from 'node:crypto'
import type { Agent } from './agent.ts'
import { languageOf, PAGE_HEADERS, writeStatePage } from './state-page.ts'

const BODY_BYTES_MAX = 16 * 1024

type Of<Name extends 'signIn' | 'stake' | 'win' | 'take' | 'leave' | 'panic'> = Parameters<Agent[Name]>[0]

/**
 * Serves terminals in the venue's own network, with the key that they share with the agent: `POST /terminal/<what>`
 * with JSON; and the state for the operators of the venue: `GET /` as a page, `GET /state` as JSON.
 */
export function openLocalServer(agent: Agent, terminalKey: string): Server {
  const ways: Readonly<Record<string, (body: never) => unknown>> = {
    '/terminal/sign-in': (body: Of<'signIn'>) => agent.signIn(body),
    '/terminal/stake': (body: Of<'stake'>) => agent.stake(body),
    '/terminal/win': (body: Of<'win'>) => agent.win(body),
    '/terminal/take': (body: Of<'take'>) => agent.take(body),
    '/terminal/leave': (body: Of<'leave'>) => agent.leave(body),
    '/terminal/panic': (body: Of<'panic'>) => agent.panic(body),
  }
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const shown = request.method === 'GET' ? showState(agent, request) : undefined
    if (shown) return shown
    if (!isKey(request, terminalKey)) return inJson(401, { ok: false, code: 'ERR_NOT_SIGNED_IN' })
    const way = request.method === 'POST' ? ways[request.url ?? ''] : undefined
    if (!way) return inJson(404, { ok: false, code: 'ERR_NOT_FOUND' })
    const body = await readBody(request)
    if (!isWhole(body, NEEDED[request.url ?? ''] ?? [])) return inJson(400, { ok: false, code: 'ERR_INVALID_INPUT' })
    return inJson(200, await way(body as never))
  }
  return createServer((request, response) => {
    void answer(request)
      .catch((error: unknown) => {
        process.stderr.write(`${JSON.stringify({ level: 'error', path: request.url, error: String(error) })}\n`)
        return inJson(500, { ok: false, code: 'ERR_INTERNAL' })
      })
      .then(({ status, headers, text }) => {
        response.writeHead(status, headers)
        response.end(text)
      })
  })
}

type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const inJson = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(body),
})

/** The state, as a page or as JSON; undefined where the path is another. */
function showState(agent: Agent, { url: path = '', headers }: IncomingMessage): Answer | undefined {
  if (path === '/state') return inJson(200, agent.state())
  const url = URL.parse(path, 'http://agent')
  if (url?.pathname !== '/') return undefined
  const language = languageOf(url, headers['accept-language'])
  return { status: 200, headers: PAGE_HEADERS, text: writeStatePage(agent.state(), language, new Date()) }
}

function isKey({ headers }: IncomingMessage, wanted: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const right = Buffer.from(`Bearer ${wanted}`)
  return given.length === right.length && timingSafeEqual(given, right)
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > BODY_BYTES_MAX) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

/** Required fields of each route. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  '/terminal/sign-in': ['terminalId'],
  '/terminal/stake': ['sittingId', 'reference', 'amountMinor'],
  '/terminal/win': ['sittingId', 'reference', 'amountMinor'],
  '/terminal/take': ['sittingId', 'reference', 'amountMinor'],
  '/terminal/leave': ['sittingId', 'reference', 'creditMinor'],
  '/terminal/panic': ['sittingId'],
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const AMOUNT_MAX_MINOR = 100_000_000_000
const isAmount = (least: number) => (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= AMOUNT_MAX_MINOR
const isText = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)
const isOneOf = (values: readonly string[]) => (value: unknown) => values.includes(value as string)

/** What is queued must match the contract: the API would refuse it, long after the response to the terminal. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  terminalId: isText(UUID),
  sittingId: isText(UUID),
  reference: isText(/^[\w.:-]{8,64}$/),
  roundId: isText(/^[\x21-\x7e]{1,64}$/),
  amountMinor: isAmount(1),
  creditMinor: isAmount(0),
  kind: isOneOf(['win', 'jackpot']),
  because: isOneOf(['signed-out', 'idle', 'line-lost']),
}

/** The API validates the other fields: these requests are sent at once or fail, and are never queued. */
function isWhole(body: unknown, needed: readonly string[]): boolean {
  if (typeof body !== 'object' || body === null) return false
  const fields = body as Record<string, unknown>
  if (needed.some((name) => fields[name] === undefined)) return false
  return Object.entries(FIELDS).every(([name, isGood]) => fields[name] === undefined || isGood(fields[name]))
}
