import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#contract/call.ts'
import type { Caller, ClientCaller } from './callers.ts'
import { Refusal } from '../refusals.ts'
import { TransportError } from '../transport-errors.ts'

const PLACE_FIELDS = ['place', 'venueName'] as const
const PLACE_SIGNS_MAX = 200

/** A service or a device makes only the calls that it has a scope for, only for its own venue, and not too many. */
export async function admitClient(app: FastifyInstance, call: CallDefinition, request: FastifyRequest): Promise<void> {
  const { caller } = request
  if (!isClient(caller) || call.scope === undefined) return
  await app.guards.clients?.admit(caller, { scope: call.scope, places: placesOf(request.body) })
}

/** Counts what a service or a device was refused, so that staff see it. */
export async function noteClientRefusal(
  app: FastifyInstance,
  call: CallDefinition,
  { caller }: Pick<FastifyRequest, 'caller'>,
  error: unknown,
): Promise<void> {
  if (!isClient(caller) || !(error instanceof Refusal || error instanceof TransportError)) return
  const because = error.details?.['because']
  const refusal = { path: call.path, code: error.code, because: typeof because === 'string' ? because : '' }
  await app.guards.clients?.noteRefusal(caller, refusal)
}

/** What a client's words say of where it acts: its venue, and within it the desk or terminal that it names. */
export function placeOf({ venueId, venueName }: ClientCaller, place?: string): string | null {
  if (venueName === null) return null
  if (place === undefined || place === venueId) return venueName
  return place.toLowerCase().startsWith(venueName.toLowerCase()) ? place : `${venueName}: ${place}`
}

function isClient(caller: Caller | undefined): caller is ClientCaller {
  return caller?.kind === 'internal' || caller?.kind === 'kiosk'
}

/** Fields that name a place, wherever in the body; it is looked at before it is checked. */
function placesOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => {
    if (typeof value !== 'string') return placesOf(value)
    // What no database holds is no venue: the check of the body names it.
    const isText = value.isWellFormed() && !value.includes('\u0000')
    return isText && (PLACE_FIELDS as readonly string[]).includes(name) ? [value.slice(0, PLACE_SIGNS_MAX)] : []
  })
}
