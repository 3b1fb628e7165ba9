import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const OUTSIDE_ID = /^[A-Za-z0-9-]{8,64}$/

/** Keeps a well-formed id that our own front door passed on, so that one request can be followed through the logs. */
export function newRequestId(request: { headers: IncomingMessage['headers'] }): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && OUTSIDE_ID.test(given) ? given : randomUUID()
}
