import type { FastifyInstance } from 'fastify'
import type { BodyOf, CallDefinition, QueryOf, ReplyOf } from '#contract/call.ts'
import { demandDeclared } from '../demand-declared.ts'

export type RoomAnswer<C extends CallDefinition> = {
  readonly status: number
  readonly data: ReplyOf<C>
  readonly code: string | undefined
}

/** Makes a declared call without a network. */
export async function callRoom<C extends CallDefinition>(
  app: FastifyInstance,
  call: C,
  { token, body, query }: { token?: string; body?: BodyOf<C>; query?: QueryOf<C> } = {},
): Promise<RoomAnswer<C>> {
  const response = await app.inject({
    method: call.method,
    url: call.path,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    ...(body === undefined ? {} : { payload: body as object }),
    ...(query === undefined ? {} : { query: query as Record<string, string> }),
  })
  demandDeclared(call, response)
  const data = response.json<ReplyOf<C> & { code?: string }>()
  return { status: response.statusCode, data, code: data.code }
}
