import type { FastifyError, FastifyInstance } from 'fastify'
import { fieldsOf, Refusal, type Clock } from '#server/kernel/index.ts'

/** An error of the standard (RFC 6749 §5.2), and its status. */
type OauthError = { readonly status: 400 | 401 | 429; readonly error: string; readonly description: string }

const UNSUPPORTED_GRANT: OauthError = {
  status: 400,
  error: 'unsupported_grant_type',
  description: 'Only client_credentials is known here.',
}
const INVALID_REQUEST: OauthError = {
  status: 400,
  error: 'invalid_request',
  description: 'Name and secret are needed once: by the header, by the form or by the query.',
}
const INVALID_CLIENT: OauthError = {
  status: 401,
  error: 'invalid_client',
  description: 'No client has this name and this secret.',
}
const TOO_MANY: OauthError = {
  status: 429,
  error: 'temporarily_unavailable',
  description: 'Too many bad tries came from where this comes from.',
}

/**
 * Makes a scope of the API answer in the way that OAuth2 clients expect: the standard's error codes and statuses, with
 * our own code beside them, and no caching. Everything that the standard does not define stays as everywhere.
 */
export function answerAsOauth(app: FastifyInstance, clock: Clock): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('pragma', 'no-cache'))
  app.setErrorHandler<FastifyError>((failure, request, reply) => {
    const known = errorOf(failure)
    if (!known) throw failure
    const { status, error, description } = known
    if (status === 401) reply.header('www-authenticate', 'Basic realm="clients", charset="UTF-8"')
    const own =
      failure instanceof Refusal
        ? { code: failure.code, ...(failure.details ? { details: failure.details } : {}) }
        : { code: 'ERR_INVALID_INPUT', fields: fieldsOf(failure) }
    const seconds = failure instanceof Refusal ? secondsUntil(failure.details?.['until'], clock.now()) : undefined
    if (status === 429 && seconds !== undefined) reply.header('retry-after', seconds)
    return reply
      .status(status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({ error, error_description: description, ...own, requestId: request.id })
  })
}

function secondsUntil(until: unknown, now: Date): number | undefined {
  return typeof until === 'string' ? Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000)) : undefined
}

function errorOf(failure: FastifyError | Refusal): OauthError | undefined {
  if (!(failure instanceof Refusal)) {
    if (!failure.validation) return undefined
    const isGrant = failure.validation.some(({ instancePath }) => instancePath === '/grant_type')
    return isGrant ? UNSUPPORTED_GRANT : INVALID_REQUEST
  }
  if (failure.code === 'ERR_INVALID_CREDENTIALS') return INVALID_CLIENT
  if (failure.code === 'ERR_TOO_MANY_BAD_ATTEMPTS') return TOO_MANY
  if (failure.code !== 'ERR_INVALID_CONTRACT') return undefined
  return failure.details?.['field'] === 'grant_type' ? UNSUPPORTED_GRANT : INVALID_REQUEST
}
