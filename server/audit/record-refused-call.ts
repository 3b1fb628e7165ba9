import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import {
  actorOf,
  isAudited,
  NotAllowed,
  SESSION_COOKIE,
  TOKEN_PREFIX,
  type Caller,
  type TransportError,
} from '#server/kernel/index.ts'

/**
 * Attempts that never reach their call are in the log too: without the right to it (403) and with an input that is not
 * one (400). What was sent was not checked, so of it only a player's number is kept.
 */
export function recordRefusedCalls(app: FastifyInstance): void {
  app.addHook('onError', async (request, _reply, error) => {
    const { call } = request.routeOptions.config
    const refused = refusedAtTheDoor(error)
    if (refused === undefined || call === undefined || !isAudited(call) || call.audience === 'provider') return
    try {
      request.caller ??= await findCallerOf(app, request)
      const actor = actorOf(call, request)
      if (!actor) return
      const nothing = { reason: null, explanation: null, subject: null }
      const playerId = playerIdIn(request)
      const { id: requestId, ip: source } = request
      const finish = await app.guards.recordCall({ ...nothing, actor, action: call.path, playerId, source, requestId })
      await finish({ ...refused, playerId: null, subjects: [], change: null })
    } catch (problem) {
      // The call is refused either way; its record is missing and somebody must know.
      request.log.error({ err: problem }, 'a refused call was not recorded')
    }
  })
}

function refusedAtTheDoor(error: FastifyError | TransportError): { status: number; code: string } | undefined {
  if ('validation' in error && error.validation) return { status: 400, code: 'ERR_INVALID_INPUT' }
  return error instanceof NotAllowed ? { status: error.statusCode, code: error.code } : undefined
}

/** Who sent it, where the door turned them away before it said so. */
async function findCallerOf(app: FastifyInstance, request: FastifyRequest): Promise<Caller | undefined> {
  const bearer = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer ?? request.cookies[SESSION_COOKIE.staff]
  if (!token) return undefined
  return token.startsWith(`${TOKEN_PREFIX.client}_`)
    ? app.guards.clients?.find(token)
    : app.guards.staff(token, request.ip)
}

function playerIdIn({ query, body }: FastifyRequest): number | null {
  for (const sent of [body, query]) {
    const id = typeof sent === 'object' && sent !== null && 'playerId' in sent ? Number(sent.playerId) : 0
    if (Number.isSafeInteger(id) && id > 0) return id
  }
  return null
}
