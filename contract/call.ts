import type { Static, TSchema } from 'typebox'
import type { Door } from './doors.ts'
import type { RefusalCode } from './errors.ts'
import type { ShutdownPart } from './shutdown-parts.ts'

/**
 * Who may make a call. `any`: no sign-in needed, a token may add to the response · `player` · `staff` · `internal`: OAuth2 clients
 * and land-based systems · `kiosk`: registered devices · `provider`: a partner's signed callback · `test`: dev and test only ·
 * `game`: not in the specification, a game session opened by a pre-game token.
 */
export type Audience = 'any' | 'player' | 'staff' | 'internal' | 'kiosk' | 'provider' | 'test' | 'game'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

/** The permission that staff need for a call. Roles group permissions; see contract/permissions.ts. */
export type { Permission } from './permissions.ts'
import type { Permission } from './permissions.ts'
export type { Scope } from './scopes.ts'
import type { Scope } from './scopes.ts'

export type CallDefinition = {
  readonly method: Method
  readonly path: string
  readonly audience: Audience
  readonly summary: string
  /** Calls of the audience `any` only: the doors that serve them, where it is not the player's door alone (doors.ts). */
  readonly doors?: readonly Door[]
  /** Staff calls only: the permission that the call needs. */
  readonly permission?: Permission
  /**
   * Staff calls only: holders of this permission get the personal data of the reply uncovered, without stating a purpose, because
   * their work needs it.
   */
  readonly uncoveredFor?: Permission
  /**
   * Staff calls only: what staff get whose permission is limited to some venues. `own`: data of these venues, which the call itself
   * filters; `all`: data that belongs to no venue, the same for everybody. Absent: only data of a player of their venues, named in
   * the request; everything else is refused.
   */
  readonly forVenues?: 'own' | 'all'
  /** Calls of services and devices only: the scope that the client needs. */
  readonly scope?: Scope
  readonly query?: TSchema
  readonly params?: TSchema
  readonly body?: TSchema
  /** Maximum size of the body, where it is more than the default 64 KiB of JSON. */
  readonly bodyBytesMax?: number
  /** JSON by default; `multipart` and `provider` bodies are read by the handler itself. */
  readonly bodyKind?: 'json' | 'multipart' | 'provider'
  /** A partner's browser redirect may also come as GET, with the same parameters in the query. */
  readonly isAlsoByGet?: boolean
  readonly reply: TSchema
  /** JSON by default; `file` responds with the bytes of a file, or 404 where there is none (shapes/file-response.ts). */
  readonly replyKind?: 'json' | 'file'
  readonly refusals: readonly RefusalCode[]
  /**
   * A call described by another standard returns errors in that standard's format, with our code added: 400 for a malformed
   * request, 401 for an unknown client, 429 for too many attempts.
   */
  readonly errorsOf?: 'RFC 6749'
  /** A planned shutdown of this part refuses the call with ERR_SHUTDOWN_PLANNED and the end of the shutdown as `until`. */
  readonly shutdownPart?: ShutdownPart
  /**
   * It only reads, although it is no GET: "changes only" of the audit log and the timeline of a player leave it out, as they leave out
   * GET. The call is recorded like any other.
   */
  readonly isReading?: boolean
  /**
   * Not written to the audit log: a page polls it, or a machine reports its own state; it changes nothing else and returns no personal
   * data.
   */
  readonly isUnaudited?: boolean
  /** A reading call of staff without one permission of its own is written to the audit log all the same: it returns personal data. */
  readonly isAudited?: boolean
  /** Polled, and mostly unchanged: has an ETag, so that a client with the current response gets 304 (RFC 9110 §13.1.2). */
  readonly hasETag?: boolean
  /** Rate limit of this call where it is higher than the default: requests per minute and source. */
  readonly ratePerMinute?: number
}

export type Call<D extends CallDefinition = CallDefinition> = Readonly<D>

type Shape<T> = T extends TSchema ? Static<T> : undefined
export type BodyOf<C extends CallDefinition> = Shape<C['body']>
export type QueryOf<C extends CallDefinition> = Shape<C['query']>
export type ParamsOf<C extends CallDefinition> = Shape<C['params']>
export type ReplyOf<C extends CallDefinition> = Static<C['reply']>
export type RefusalOf<C extends CallDefinition> =
  | C['refusals'][number]
  | (C extends { readonly shutdownPart: ShutdownPart } ? 'ERR_SHUTDOWN_PLANNED' : never)

/**
 * Declares a call once: the route, the typed client, the OpenAPI document and the conformance tests are generated from it. Objects
 * of a request are closed: an undeclared field is an error. Integers of a request without a bound of their own are limited to the
 * safe integers of JavaScript.
 */
export function defineCall<const D extends CallDefinition>(definition: D): D {
  for (const part of ['body', 'query', 'params'] as const) {
    const schema = definition[part]
    if (schema) closeObjects(schema)
    if (schema) boundIntegers(schema)
  }
  return Object.freeze(definition)
}

function closeObjects(schema: unknown): void {
  if (Array.isArray(schema)) return schema.forEach(closeObjects)
  if (typeof schema !== 'object' || schema === null) return
  const node = schema as Record<string, unknown>
  if (
    node['type'] === 'object' &&
    node['additionalProperties'] === undefined &&
    node['patternProperties'] === undefined
  )
    node['additionalProperties'] = false
  for (const value of Object.values(node)) closeObjects(value)
}

function boundIntegers(schema: unknown): void {
  if (Array.isArray(schema)) return schema.forEach(boundIntegers)
  if (typeof schema !== 'object' || schema === null) return
  const node = schema as Record<string, unknown>
  if (node['type'] === 'integer') {
    node['minimum'] ??= Number.MIN_SAFE_INTEGER
    node['maximum'] ??= Number.MAX_SAFE_INTEGER
  }
  for (const value of Object.values(node)) boundIntegers(value)
}
