import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseGone } from '../database/database-gone.ts'
import { Fault, Refusal } from '../refusals.ts'
import { TransportError } from '../transport-errors.ts'

/** Gives every error response one shape, `{ code, details?, fields?, requestId }`, and nothing else. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => reply.status(404).send({ code: 'ERR_NOT_FOUND', requestId: request.id }))
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refusal) return send(reply, request, 422, error.code, { details: error.details })
    if (error instanceof TransportError)
      return send(reply, request, error.statusCode, error.code, { details: error.details })
    if (error instanceof Fault) {
      request.log.warn({ partner: error.partner, retryable: error.retryable, err: error }, 'a partner failed')
      return send(reply, request, 503, 'ERR_UNAVAILABLE', {})
    }
    if (isDatabaseGone(error)) {
      request.log.error({ err: error }, 'the database was not reached')
      return send(reply, request, 503, 'ERR_UNAVAILABLE', {})
    }
    if (error.validation) return send(reply, request, 400, 'ERR_INVALID_INPUT', { fields: fieldsOf(error) })
    return sendHttpError(error, request, reply)
  })
}

/** The body of a refusal as text, for responses that are sent without Fastify. */
export const failureText = ({ code, details }: Refusal, requestId: string): string =>
  JSON.stringify({ code, ...(details ? { details } : {}), requestId })

const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  404: 'ERR_NOT_FOUND',
  413: 'ERR_TOO_LARGE',
  415: 'ERR_UNSUPPORTED_TYPE',
  429: 'ERR_TOO_MANY_REQUESTS',
}

function sendHttpError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500)
    return send(
      reply,
      request,
      status,
      CODE_OF_STATUS[status] ?? 'ERR_INVALID_INPUT',
      status === 400 ? { fields: [] } : {},
    )
  request.log.error({ err: error }, 'a bug')
  return send(reply, request, 500, 'ERR_INTERNAL', {})
}

function send(
  reply: FastifyReply,
  request: FastifyRequest,
  status: number,
  code: string,
  more: { details?: unknown; fields?: unknown },
): FastifyReply {
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      code,
      ...(more.details ? { details: more.details } : {}),
      ...(more.fields ? { fields: more.fields } : {}),
      requestId: request.id,
    })
}

const FIELDS_MAX = 20

/** Which fields of the input are wrong and how, with the bound that they passed. */
export function fieldsOf(error: FastifyError): { path: string; problem: string; limit?: number }[] {
  return (error.validation ?? []).slice(0, FIELDS_MAX).map((problem) => {
    const missing = problem.params['missingProperty'] ?? problem.params['additionalProperty']
    const path = `${error.validationContext ?? 'body'}${problem.instancePath}${missing ? `/${String(missing)}` : ''}`
    const limit = problem.params['limit']
    const bound = typeof limit === 'number' ? { limit } : {}
    return { path: path.slice(0, 200), problem: problem.keyword, ...bound }
  })
}
