import type { TestApi } from '../api.ts'
import type { Wire } from '#apps/venue-agent/line.ts'
import type { Choices } from './choices.ts'

/** How the line is: it lives, it is cut, or it is cut after so many more requests. */
export type LineState = { isCut: boolean; requestsLeft: number }

/** The network of a venue: requests and answers are lost, requests come twice, and it is cut for hours. */
export function faultyWire(api: TestApi, line: LineState, choices: Choices): Wire {
  const send: Wire = async ({ method, url, headers, body }) => {
    const answer = await api.app.inject({
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
  return async (request) => {
    line.requestsLeft -= 1
    if (line.requestsLeft <= 0) line.isCut = true
    if (line.isCut || choices.isOneIn(60)) throw new Error('The request is lost.')
    const answer = await send(request)
    // A network repeats what it has sent: the house takes a signature once.
    if (choices.isOneIn(40)) await send(request)
    if (choices.isOneIn(60)) throw new Error('The answer is lost.')
    return answer
  }
}
