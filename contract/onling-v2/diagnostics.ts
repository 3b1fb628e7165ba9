import { Type, type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Done, Instant, text, Uuid } from '../shapes/fields.ts'
import { SHUTDOWN_PARTS } from '../shutdown-parts.ts'

/** Maximum time between the announcement of a shutdown and its start: two weeks. */
const LEAD_MINUTES_MAX = 14 * 24 * 60

const Holds = Type.Array(Type.Enum([...SHUTDOWN_PARTS]), { maxItems: SHUTDOWN_PARTS.length, uniqueItems: true })
const LeadMinutes = Type.Integer({ minimum: 0, maximum: LEAD_MINUTES_MAX })

/** No new round begins during it; the other stopped parts are listed. `leadMinutes`: how long before its start the site announces it. */
export const Shutdown = Type.Object({
  shutdownId: Uuid,
  startsAt: Instant,
  endsAt: Instant,
  message: Type.String(),
  leadMinutes: Type.Integer(),
  holds: Holds,
})
export type Shutdown = Static<typeof Shutdown>

const planned = {
  startsAt: Instant,
  endsAt: Instant,
  message: text(500, 1),
  leadMinutes: Type.Optional(LeadMinutes),
  holds: Type.Optional(Holds),
  explanation: Type.Optional(text(500)),
  acceptedWarnings: Type.Optional(AcceptedWarnings),
}

export const createPlannedShutdown = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Diagnostics/CreatePlannedShutdown',
  audience: 'staff',
  permission: 'operations.manage',
  summary: 'Announce a planned shutdown; during it no new round begins',
  body: Type.Object(planned),
  reply: Shutdown,
  refusals: ['ERR_INVALID_CONTRACT', ...APPROVAL_REFUSALS],
})

export const updatePlannedShutdown = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Diagnostics/UpdatePlannedShutdown',
  audience: 'staff',
  permission: 'operations.manage',
  summary: 'Change a planned shutdown',
  body: Type.Object({ shutdownId: Uuid, ...planned }),
  reply: Shutdown,
  refusals: ['ERR_INVALID_CONTRACT', 'ERR_STATE_CHANGED', ...APPROVAL_REFUSALS],
})

/** Before its start it is cancelled; during it everything reopens at once. */
export const deletePlannedShutdown = defineCall({
  method: 'DELETE',
  path: '/capi/v2-onling/Diagnostics/DeletePlannedShutdown',
  audience: 'staff',
  permission: 'operations.manage',
  summary: 'Take back a planned shutdown, or end the one that runs',
  query: Type.Object({ shutdownId: Uuid }),
  reply: Done,
  refusals: ['ERR_STATE_CHANGED'],
})

/** Shutdowns that have not ended. */
export const listPlannedShutdowns = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Diagnostics/ListPlannedShutdowns',
  audience: 'any',
  doors: ['player', 'games', 'staff'],
  summary: 'Planned shutdowns',
  reply: Type.Object({ shutdowns: Type.Array(Shutdown) }),
  refusals: [],
})
