import type { FastifyInstance } from 'fastify'
import type { Transport } from '#apps/venue-agent/connection.ts'
import type { Choices } from './choices.ts'

/** The state of the connection: alive, cut, or cut after a number of further requests. */
export type NetworkState = { isCut: boolean; requestsLeft: number }

type FaultyTransport = {
  readonly transport: Transport
  /** Delivers everything that is delayed. */
  readonly arrive: () => Promise<void>
}

/**
 * The network of a venue: requests and responses are lost, requests are duplicated or delayed behind later ones, and
 * the connection is cut for hours. While the API is down every request is lost.
 */
export function faultyTransport(
  runningApi: () => FastifyInstance | undefined,
  network: NetworkState,
  choices: Choices,
): FaultyTransport {
  const send: Transport = async ({ method, url, headers, body }) => {
    const app = runningApi()
    if (!app) throw new Error('Nobody listens.')
    const answer = await app.inject({
      method: method as 'POST',
      url,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    const signature = answer.headers['x-signature']
    return {
      status: answer.statusCode,
      signature: typeof signature === 'string' ? signature : undefined,
      body: answer.body,
    }
  }
  const late: Parameters<Transport>[0][] = []
  const arriveOne = async () => {
    const request = late.shift()
    if (request) await send(request).catch(() => undefined)
  }
  const transport: Transport = async (request) => {
    network.requestsLeft -= 1
    if (network.requestsLeft <= 0) network.isCut = true
    if (network.isCut || choices.isOneIn(60)) throw new Error('The request is lost.')
    // The sender gives up; the request arrives after later ones.
    if (choices.isOneIn(80)) {
      late.push(request)
      throw new Error('The request is late.')
    }
    const answer = await send(request)
    // The network duplicates a request: the API accepts a signature once.
    if (choices.isOneIn(40)) await send(request)
    if (late.length > 0 && choices.isOneIn(8)) await arriveOne()
    if (choices.isOneIn(60)) throw new Error('The answer is lost.')
    return answer
  }
  return {
    transport,
    arrive: async () => {
      while (late.length > 0) await arriveOne()
    },
  }
}
