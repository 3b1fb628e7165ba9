import type { Static, TSchema } from 'typebox'
import type { Door } from './doors.ts'
import type { RefusalCode } from './errors.ts'
import type { HeldPart } from './held-parts.ts'

/**
 * Who may make a call.
 * `any`: no sign-in needed, a token may widen the answer · `player` · `staff` · `internal`: OAuth2 clients and
 * land-based systems · `kiosk`: registered devices · `provider`: a partner's signed callback · `test`: dev and test only
 * · `game`: ours, a game session opened by a pre-game token.
 */
export type Audience = 'any' | 'player' | 'staff' | 'internal' | 'kiosk' | 'provider' | 'test' | 'game'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

/** What a staff member must hold to make a call. Roles group these; see contract/permissions.ts. */
export type { Permission } from './permissions.ts'
import type { Permission } from './permissions.ts'
export type { Scope } from './scopes.ts'
import type { Scope } from './scopes.ts'

export type CallDefinition = {
  readonly method: Method
  readonly path: string
  readonly audience: Audience
  readonly summary: string
  /** Calls of the audience `any` only: the doors that serve them, where it is not the player's alone (doors.ts). */
  readonly doors?: readonly Door[]
  /** Staff calls only: the permission that the call needs. */
  readonly permission?: Permission
  /**
   * Staff calls only: who holds this permission sees the personal data of the reply whole, without naming a purpose, since
   * the person's data is what the work is done by.
   */
  readonly wholeFor?: Permission
  /**
   * Staff calls only: what it answers somebody whose permission counts at some venues alone. `own`: what is of these venues, which the
   * call itself looks after; `all`: what is of no venue, to everybody the same. Absent: about a named player of theirs, and else nothing.
   */
  readonly forVenues?: 'own' | 'all'
  /** Calls of services and devices only: the scope that the client needs. */
  readonly scope?: Scope
  readonly query?: TSchema
  readonly params?: TSchema
  readonly body?: TSchema
  /** More than the common 64 KiB of JSON. */
  readonly bodyBytesMax?: number
  /** JSON unless said: `multipart` and `provider` bodies are read by the handler itself. */
  readonly bodyKind?: 'json' | 'multipart' | 'provider'
  /** A partner's browser may come back by GET as well, with the same words in the address. */
  readonly isAlsoByGet?: boolean
  readonly reply: TSchema
  /** JSON unless said: `file` answers the bytes of a file, or 404 where there is none (shapes/file-answer.ts). */
  readonly replyKind?: 'json' | 'file'
  readonly refusals: readonly RefusalCode[]
  /**
   * A call that another standard describes answers errors as that has it, with our own code beside: 400 for what is no request,
   * 401 for whom it does not know, 429 for too many tries.
   */
  readonly errorsOf?: 'RFC 6749'
  /** A planned shutdown that holds this part refuses the call: ERR_SHUTDOWN_PLANNED, with its end as `until`. */
  readonly heldBy?: HeldPart
  /**
   * Left out of the audit log: a call by which a page keeps itself up to date, which changes nothing and names nobody.
   */
  readonly isUnrecorded?: boolean
  /** Asked for again and again, and mostly the same: whoever has the answer already gets 304 without it (RFC 9110 §13.1.2). */
  readonly isTagged?: boolean
  /** More than the common rate for this call: requests per minute and source. */
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
  | (C extends { readonly heldBy: HeldPart } ? 'ERR_SHUTDOWN_PLANNED' : never)

/**
 * Declares a call once: the route, the typed client, the OpenAPI document and the conformance tests are made from it.
 * Objects that come in are closed: a field that is not declared is an error, not something to ignore. Whole numbers that
 * come in are bounded, where the field says nothing, by what a number can hold exactly.
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
