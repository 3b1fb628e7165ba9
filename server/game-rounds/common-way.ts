import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { playRound as call } from '#contract/play-v1/play.ts'
import { newRequestId } from '../kernel/index.ts'

/** Headers that change with each response, or are meant for one request only. */
const CHANGING_HEADERS =
  /^(x-request-id|content-length|date|connection|keep-alive|transfer-encoding|x-ratelimit-.*|vary)$/

export type CommonWay = ReturnType<typeof createCommonWay>

/** The common path through Fastify, for a request whose body the fast path has read already. */
export function createCommonWay(app: FastifyInstance) {
  let isClosing = false
  let headers: string[] | undefined

  app.addHook('preClose', async () => {
    isClosing = true
  })

  // A kept-alive connection would keep a process alive that is shutting down.
  const lastOfConnection = (): string[] => (isClosing ? ['connection', 'close'] : [])

  return {
    /** The process is shutting down. */
    get isClosing(): boolean {
      return isClosing
    },
    /** Headers that every response has, from the first one; undefined before it. */
    get headers(): readonly string[] | undefined {
      return headers
    },
    lastOfConnection,
    async take(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
      try {
        const told = await app.inject({
          method: call.method,
          url: call.path,
          headers: request.headers as NonNullable<InjectOptions['headers']>,
          payload: text,
          remoteAddress: request.socket.remoteAddress ?? '',
        })
        if (told.statusCode === 200) headers ??= lastingHeaders(told)
        response.writeHead(told.statusCode, [...headersOf(told), ...lastOfConnection()])
        response.end(told.rawPayload)
      } catch (error) {
        if (!isClosing) app.log.error({ err: error }, 'the common way did not answer')
        // Fastify closes before the fast path does: the player of such a request retries at another process.
        const body = JSON.stringify({ code: 'ERR_UNAVAILABLE', requestId: newRequestId(request) })
        response.writeHead(503, ['content-type', 'application/json; charset=utf-8', 'connection', 'close'])
        response.end(body)
      }
    },
  }
}

function headersOf(told: LightMyRequestResponse): string[] {
  return Object.entries(told.headers).flatMap(([name, value]) =>
    value === undefined || name === 'connection' ? [] : [value].flat().flatMap((one) => [name, String(one)]),
  )
}

function lastingHeaders(told: LightMyRequestResponse): string[] {
  return Object.entries(told.headers).flatMap(([name, value]) =>
    value === undefined || CHANGING_HEADERS.test(name) ? [] : [value].flat().flatMap((one) => [name, String(one)]),
  )
}
