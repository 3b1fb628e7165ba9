import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { NotAllowed, SESSION_COOKIE, TransportError, type StaffCaller } from '#server/kernel/index.ts'

/**
 * Attempts that never reach their call are in the log too: without the right to it (403) and with an input that is not
 * one (400). What was sent was not checked, so of it only a player's number is kept.
 */
export function recordRefusedCalls(app: FastifyInstance): void {
  app.addHook('onError', async (request, _reply, error) => {
    const { call } = request.routeOptions.config
    const status = statusAtTheDoor(error)
    if (status === undefined || call?.audience !== 'staff' || call.permission === undefined) return
    try {
      const caller = request.caller ?? (await findStaff(app, request))
      if (caller?.kind !== 'staff') return
      const nothing = { reason: null, explanation: null, subject: null }
      const record = { ...nothing, caller, action: call.path, playerId: playerIdIn(request), requestId: request.id }
      const finish = await app.guards.recordStaffCall(record)
      await finish(status, null)
    } catch (problem) {
      // The call is refused either way; its record is missing and somebody must know.
      request.log.error({ err: problem }, 'a refused staff call was not recorded')
    }
  })
}

function statusAtTheDoor(error: FastifyError): number | undefined {
  if (error.validation) return 400
  const isWithoutRight = error instanceof NotAllowed && error.details?.['permission'] !== undefined
  return isWithoutRight && error instanceof TransportError ? error.statusCode : undefined
}

async function findStaff(app: FastifyInstance, request: FastifyRequest): Promise<StaffCaller | undefined> {
  const bearer = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer ?? request.cookies[SESSION_COOKIE.staff]
  return token ? app.guards.staff(token, request.ip) : undefined
}

function playerIdIn({ query, body }: FastifyRequest): number | null {
  for (const sent of [body, query]) {
    const id = typeof sent === 'object' && sent !== null && 'playerId' in sent ? Number(sent.playerId) : 0
    if (Number.isSafeInteger(id) && id > 0) return id
  }
  return null
}
