import { Agent, request } from 'node:https'
import type { House } from './house.ts'

export type DoorResponse = {
  readonly status: number
  readonly ms: number
  readonly text: string
  readonly headers: Record<string, unknown>
}

type Question = {
  readonly host: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}
const ANSWER_WITHIN_MS = 30_000

/** Asks through the proxy as a browser does; status 0 where no answer came. @param localAddress where it comes from */
export function createSender(
  { ports, certificate }: Pick<House, 'ports' | 'certificate'>,
  {
    localAddress,
    isKept,
    lane = 0,
  }: { readonly localAddress: string; readonly isKept: boolean; readonly lane?: number },
) {
  const agent = new Agent({ keepAlive: isKept, maxSockets: 16, maxCachedSessions: 0 })
  const ask = ({ host, path, headers = {}, body }: Question): Promise<DoorResponse> =>
    new Promise((resolve) => {
      const began = performance.now()
      const text = body === undefined ? '' : JSON.stringify(body)
      const tell = (status: number, said = '', answered = {}) =>
        resolve({ status, ms: performance.now() - began, text: said, headers: answered })
      const sent = request(
        {
          port: ports[lane % ports.length],
          host: '127.0.0.1',
          servername: host,
          ca: certificate,
          localAddress,
          agent,
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            host,
            ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': text.length }),
            ...headers,
          },
        },
        (answer) => {
          let said = ''
          answer.on('data', (chunk: Buffer) => (said += String(chunk)))
          answer.on('end', () => tell(answer.statusCode ?? 0, said, answer.headers))
          answer.on('error', () => tell(0))
        },
      )
      sent.setTimeout(ANSWER_WITHIN_MS, () => sent.destroy(new Error('no answer')))
      sent.on('error', (error) => tell(0, error.message))
      sent.end(text)
    })
  return { ask, close: () => agent.destroy() }
}
