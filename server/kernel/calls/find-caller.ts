import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#contract/call.ts'
import { BY_PAGE_HEADER } from '#contract/by-page.ts'
import type { Caller, PlayerCaller, StaffCaller } from './callers.ts'
import { TOKEN_PREFIX } from './callers.ts'
import { findSigner } from './signed-requests.ts'
import { NotAllowed, NotFound, NotSignedIn, TransportError } from '../transport-errors.ts'

/** Session cookies of browsers. HttpOnly, so that no script reads them. */
export const SESSION_COOKIE = { player: 'tolar_session', staff: 'tolar_staff' } as const

/**
 * Finds who makes the request and checks that they may make the call. 401 without a valid token, 403 with one of
 * another audience or without the permission.
 */
export async function findCaller(
  app: FastifyInstance,
  call: CallDefinition,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  switch (call.audience) {
    case 'any':
      return app.guards ? callerOf(app, request, undefined) : undefined
    case 'provider':
      return undefined // the handler checks the partner's signature
    case 'test':
      if (!app.settings.testCallsExist) throw new NotFound()
      return undefined
    case 'internal':
    case 'kiosk':
    case 'player':
    case 'staff':
    case 'game': {
      const caller = await callerOf(app, request, call.audience)
      if (!caller) throw new NotSignedIn()
      if (caller.kind !== call.audience) throw new NotAllowed()
      if (caller.kind === 'staff' && call.permission && !caller.permissions.includes(call.permission))
        throw new NotAllowed({ permission: call.permission, ...because(caller) })
      return caller
    }
  }
}

/**
 * The player who makes a request to a route that is no declared call; undefined for everybody else, also after the
 * session has ended.
 */
export async function findPlayerCaller(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<PlayerCaller | undefined> {
  const caller = await callerOf(app, request, 'player').catch((error: unknown) => {
    if (error instanceof TransportError) return undefined
    throw error
  })
  return caller?.kind === 'player' ? caller : undefined
}

/** The same for a member of staff, with their current permissions. */
export async function findStaffCaller(app: FastifyInstance, request: FastifyRequest): Promise<StaffCaller | undefined> {
  const caller = await callerOf(app, request, 'staff').catch((error: unknown) => {
    if (error instanceof TransportError) return undefined
    throw error
  })
  return caller?.kind === 'staff' ? caller : undefined
}

/** The response names the working hours or the network of the role: its holder could not find the cause otherwise. */
function because({ closedBy }: StaffCaller): { readonly because?: string } {
  return closedBy ? { because: closedBy } : {}
}

type SignedInAudience = 'player' | 'staff' | 'game' | 'internal' | 'kiosk'

async function callerOf(
  app: FastifyInstance,
  request: FastifyRequest,
  audience: SignedInAudience | undefined,
): Promise<Caller | undefined> {
  if (audience === 'internal' && request.headers.authorization?.startsWith('Signed ')) return findSigner(app, request)
  const bearer = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer ?? cookieOf(request, audience)
  if (!token) return undefined
  if (!bearer) refuseForeignOrigin(app, request)
  if (token.startsWith(`${TOKEN_PREFIX.player}_`)) return app.guards.player(token, isByPage(request))
  if (token.startsWith(`${TOKEN_PREFIX.staff}_`)) return app.guards.staff(token, request.ip)
  if (token.startsWith(`${TOKEN_PREFIX.game}_`)) return app.guards.game(token)
  if (token.startsWith(`${TOKEN_PREFIX.client}_`)) return app.guards.clients?.find(token)
  return undefined
}

/**
 * Whether the page sent the request on its own: it says so after a while without input, and a stream, which the browser
 * opens and reopens, always counts as that.
 */
function isByPage({ headers }: FastifyRequest): boolean {
  return headers[BY_PAGE_HEADER] === '1' || headers.accept === 'text/event-stream'
}

function cookieOf(request: FastifyRequest, audience: SignedInAudience | undefined): string | undefined {
  if (audience === 'game' || audience === 'internal' || audience === 'kiosk') return undefined
  if (audience) return request.cookies[SESSION_COOKIE[audience]]
  return request.cookies[SESSION_COOKIE.player] ?? request.cookies[SESSION_COOKIE.staff]
}

/**
 * A browser sends our cookie with requests that other sites start (CSRF). A change is accepted only when the browser
 * says that our own page sent it.
 */
function refuseForeignOrigin(app: FastifyInstance, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
    throw new NotAllowed({ because: 'foreign-origin' })
  }
  const { origin } = request.headers
  if (origin !== undefined && app.settings.ownOrigins.includes(origin)) return
  throw new NotAllowed({ because: 'foreign-origin' })
}
