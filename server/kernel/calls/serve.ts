import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { Type } from 'typebox'
import type { BodyOf, CallDefinition, ParamsOf, QueryOf, RefusalOf, ReplyOf } from '#contract/call.ts'
import type { Door } from '#contract/doors.ts'
import type { FileResponse } from '#contract/shapes/file-response.ts'
import type { AuditChange, AuditSubject, SubjectKind } from '#contract/shapes/audit.ts'
import { admitClient, recordClientRefusal } from './admit-client.ts'
import type { Caller, CallerOf, CallOutcome } from './callers.ts'
import { makeCover } from './cover-for-staff.ts'
import { findCaller } from './find-caller.ts'
import { hideSecrets } from './hide-secrets.ts'
import { judgeForVenues } from './judge-for-venues.ts'
import { recordCall } from './record-call.ts'
import { Refusal, type RefusalDetails } from '../refusals.ts'
import { TransportError } from '../transport-errors.ts'
import { sendFile } from './send-file.ts'
import { addETag } from './add-etag.ts'

/**
 * What a handler receives: the validated input, the caller that the audience requires, and the function that refuses.
 */
export type Input<C extends CallDefinition> = {
  readonly body: BodyOf<C>
  readonly query: QueryOf<C>
  readonly params: ParamsOf<C>
  readonly caller: CallerOf<C>
  /** Ends the call with one of the refusals that it declares; the transaction around it rolls back. */
  readonly refuse: (code: RefusalOf<C>, details?: RefusalDetails) => never
  readonly requestId: string
  readonly client: { readonly ip: string; readonly userAgent: string }
  readonly cookies: {
    readonly set: (name: string, value: string, maxAgeSeconds: number) => void
    readonly clear: (name: string) => void
    readonly get: (name: string) => string | undefined
  }
  /** For callbacks that a browser carries: 303 to our own page. */
  readonly redirect: (url: string) => void
  /** Names the player whose data is returned, for the audit log, where the request does not name one. */
  readonly concerns: (playerId: number) => void
  /**
   * Names the subject of the call for the audit log, beside what the input names; the label is its readable name. Never
   * personal data.
   */
  readonly subject: (kind: SubjectKind, id: string | number, label?: string) => void
  /**
   * What the call changed, for the audit log, which keeps it sealed. Fields that did not change are left out of both.
   * Never secrets.
   */
  readonly changed: (before: AuditChange['before'], after: AuditChange['after']) => void
  readonly raw: FastifyRequest
}

/**
 * The refuse function of one call, for files that belong to it alone: `const refuse: Refuse<typeof call> =
 * refuseByCode`.
 */
export type Refuse<C extends CallDefinition> = Input<C>['refuse']

export type Handler<C extends CallDefinition> = (input: Input<C>) => Promise<ReplyOf<C>>

const RefusalBody = Type.Object({
  code: Type.String(),
  details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  requestId: Type.String(),
})

/** RFC 6749 §5.2, and our own beside it. */
const OauthErrorBody = Type.Object({
  error: Type.String(),
  error_description: Type.String(),
  code: Type.String(),
  details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  fields: Type.Optional(
    Type.Array(Type.Object({ path: Type.String(), problem: Type.String(), limit: Type.Optional(Type.Number()) })),
  ),
  requestId: Type.String(),
})

const COMMON_RATE_PER_MINUTE = 600

/** What a call changed, for the audit log: state before and after, or null. Never secrets. */
export type Change = readonly [before: AuditChange['before'], after: AuditChange['after']]
/** For a function that reports a change itself: names its subject and the change. */
export type AuditNotes = Pick<Input<CallDefinition>, 'subject' | 'concerns'>

/**
 * Mounts one declared call: route, schemas, guard, audit and typed handler. One line per call in a room's routes.
 * @param changes for calls whose reply holds what they changed; others report it by `input.changed`
 */
export function serve<C extends CallDefinition>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  changes?: (reply: ReplyOf<C>, input: Input<C>) => Change,
): void {
  const cover = makeCover(app, call)
  const rate = (call.ratePerMinute ?? COMMON_RATE_PER_MINUTE) * app.settings.rateFactor
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(call.bodyBytesMax === undefined ? {} : { bodyLimit: call.bodyBytesMax }),
    schema: {
      summary: call.summary,
      operationId: `${call.method} ${call.path}`,
      tags: [call.audience],
      ...(call.audience === 'any' ? {} : { security: [{ [call.audience]: [] }] }),
      ...querystringOf(call),
      ...(call.params ? { params: call.params } : {}),
      ...(call.body && call.bodyKind === undefined ? { body: call.body } : {}),
      ...(call.replyKind === 'file' ? { produces: ['application/octet-stream'] } : {}),
      response: { 200: call.reply, ...refusalsOf(call) },
    },
    // The HEAD routes that Fastify adds to each GET are not documented; those that the contract declares are.
    config: { call, rateLimit: false, swagger: { exposeHeadRoute: call.method === 'HEAD' } },
    onRequest: judgeCaller(
      app,
      call,
      app.rateLimit({ max: rate, timeWindow: 60_000, groupId: `${call.method} ${call.path}` }),
    ),
    ...(call.hasETag ? { onSend: addETag } : {}),
    preValidation: async (request) => {
      try {
        await admitClient(app, call, request)
      } catch (error) {
        await recordClientRefusal(app, call, request, error)
        throw error
      }
    },
    handler: async (request, reply) => {
      const finishRecord = await recordCall(app, call, request)
      try {
        refuseDuringShutdown(app, call)
        await judgeForVenues(app, call, request)
        const input = inputOf<C>(app, request, reply)
        const done = await handler(input)
        if (changes) input.changed(...changes(done, input))
        if (call.replyKind === 'file') await sendFile(request, reply, done as FileResponse | null)
        const answer = call.replyKind === 'file' ? reply : await cover(request, done)
        await finishRecord(outcomeOf(request, { status: 200, code: null }))
        return reply.sent ? reply : answer
      } catch (error) {
        // Independent, so run in parallel: a terminal waits for its refusal.
        await Promise.all([
          finishRecord(outcomeOf(request, { status: statusOf(error), code: codeOf(error) })),
          recordClientRefusal(app, call, request, error),
        ])
        throw error
      }
    },
  })
}

/** Staff calls without a declared query refuse every parameter, as the others refuse those that they do not declare. */
const NO_QUERY = Type.Object({}, { additionalProperties: false })

function querystringOf({ audience, query }: CallDefinition) {
  const declared = query ?? (audience === 'staff' ? NO_QUERY : undefined)
  return declared ? { querystring: declared } : {}
}

function refusalsOf({ errorsOf, refusals, shutdownPart }: CallDefinition) {
  if (errorsOf) return { 400: OauthErrorBody, 401: OauthErrorBody, 429: OauthErrorBody }
  return refusals.length > 0 || shutdownPart ? { 422: RefusalBody } : {}
}

/**
 * The caller is authenticated before the input is read: somebody without access learns nothing from validation errors,
 * and their body is not parsed. The rate limit is checked in between, by caller; before that where anybody may call.
 */
function judgeCaller(
  app: FastifyInstance,
  call: CallDefinition,
  judgeRate: onRequestAsyncHookHandler,
): onRequestAsyncHookHandler[] {
  async function identify(request: FastifyRequest): Promise<void> {
    try {
      request.caller = await findCaller(app, call, request)
    } catch (refusal) {
      request.callerRefusal = refusal
    }
  }
  async function admit({ callerRefusal }: FastifyRequest): Promise<void> {
    if (callerRefusal !== undefined) throw callerRefusal
  }
  const isOpen = call.audience === 'any' || call.audience === 'provider'
  return isOpen ? [judgeRate, identify, admit] : [identify, judgeRate, admit]
}

/** Refuses while a planned shutdown has closed this part of the platform, and says when it opens again. */
function refuseDuringShutdown({ guards }: FastifyInstance, { shutdownPart }: CallDefinition): void {
  const until = shutdownPart && guards.closedUntil?.(shutdownPart)
  if (until) throw new Refusal('ERR_SHUTDOWN_PLANNED', { until: until.toISOString() })
}

function outcomeOf(
  { concernedPlayerId: playerId, auditSubjects: subjects = [], auditChange: change }: FastifyRequest,
  { status, code }: Pick<CallOutcome, 'status' | 'code'>,
): CallOutcome {
  // A refused call changed nothing.
  return { status, code, playerId, subjects, change: status < 400 ? change : null }
}

/** Masks credentials in what a handler reports. */
const hidden = (facts: AuditChange['before']) => hideSecrets(facts) as AuditChange['before']

function codeOf(error: unknown): string {
  return error instanceof Refusal || error instanceof TransportError ? error.code : 'ERR_INTERNAL'
}

function statusOf(error: unknown): number {
  if (error instanceof Refusal) return 422
  return error instanceof TransportError ? error.statusCode : 500
}

function inputOf<C extends CallDefinition>(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Input<C> {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: app.settings.secureCookies } as const
  return {
    body: request.body as BodyOf<C>,
    query: request.query as QueryOf<C>,
    params: request.params as ParamsOf<C>,
    caller: request.caller as CallerOf<C>,
    refuse: (code, details) => {
      throw new Refusal(code, details)
    },
    requestId: request.id,
    client: { ip: request.ip, userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300) },
    cookies: {
      set: (name, value, maxAgeSeconds) => void reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds }),
      clear: (name) => void reply.clearCookie(name, options),
      get: (name) => request.cookies[name],
    },
    redirect: (url) => void reply.redirect(url, 303),
    concerns: (playerId) => {
      request.concernedPlayerId = playerId
    },
    subject: (kind, id, label) => {
      const named = label === undefined ? {} : { label: label.toWellFormed() }
      const subject = { kind, id: String(id).toWellFormed(), ...named }
      const others = request.auditSubjects?.filter((one) => one.kind !== kind || one.id !== subject.id)
      if (others) request.auditSubjects = [...others, subject]
    },
    changed: (before, after) => {
      request.auditChange = { before: hidden(before), after: hidden(after) }
    },
    raw: request,
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
    /** Why there is no caller where the call requires one. */
    callerRefusal: unknown
    concernedPlayerId: number | null
    /** Undefined where the call is not recorded. */
    auditSubjects: AuditSubject[] | undefined
    auditChange: AuditChange | null
  }
  interface FastifyContextConfig {
    call?: CallDefinition
    /** Served on every listener; other routes that are no calls only on the one for operators (health, metrics). */
    isOnEveryListener?: boolean
    /** The listeners of a route that is no declared call, such as one that sends bytes. */
    doors?: readonly Door[]
  }
}
