import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#contract/call.ts'
import type { Caller, ClientCaller } from './callers.ts'
import { certificateNameOf } from './client-certificate.ts'
import { Refusal } from '../refusals.ts'
import { TransportError } from '../transport-errors.ts'

const PLACE_FIELDS = ['place', 'venueName'] as const
const PLACE_SIGNS_MAX = 200

/** Lets a service or a device make only calls that it has a scope for, for its own venue, within its rate limit. */
export async function admitClient(app: FastifyInstance, call: CallDefinition, request: FastifyRequest): Promise<void> {
  const { caller } = request
  if (!isClient(caller) || call.scope === undefined) return
  const isSigned = request.signer !== null
  const certificateName = certificateNameOf(app, request)
  await app.guards.clients?.admit(caller, {
    scope: call.scope,
    places: placesOf(request.body),
    isSigned,
    certificateName,
  })
}

/** Counts the refusals of a service or a device, so that staff see them. */
export async function recordClientRefusal(
  app: FastifyInstance,
  call: CallDefinition,
  { caller }: Pick<FastifyRequest, 'caller'>,
  error: unknown,
): Promise<void> {
  if (!isClient(caller) || !(error instanceof Refusal || error instanceof TransportError)) return
  const because = error.details?.['because']
  const refusal = { path: call.path, code: error.code, because: typeof because === 'string' ? because : '' }
  await app.guards.clients?.recordRefusal(caller, refusal)
}

/** The place that a client's request names: its venue, and within it the desk or terminal. */
export function placeOf({ venueId, venueName }: ClientCaller, place?: string): string | null {
  if (venueName === null) return null
  if (place === undefined || place === venueId) return venueName
  return place.toLowerCase().startsWith(venueName.toLowerCase()) ? place : `${venueName}: ${place}`
}

function isClient(caller: Caller | undefined): caller is ClientCaller {
  return caller?.kind === 'internal' || caller?.kind === 'kiosk'
}

/** Values of fields that name a place, at any depth of the body; read before the body is validated. */
function placesOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => {
    if (typeof value !== 'string') return placesOf(value)
    // The database cannot store such a text, so it is no venue: validation of the body reports it.
    const isText = value.isWellFormed() && !value.includes('\u0000')
    return isText && (PLACE_FIELDS as readonly string[]).includes(name) ? [value.slice(0, PLACE_SIGNS_MAX)] : []
  })
}
