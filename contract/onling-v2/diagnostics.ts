import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Instant, text, Uuid } from '../shapes/fields.ts'

const Shutdown = Type.Object({ shutdownId: Uuid, startsAt: Instant, endsAt: Instant, message: Type.String() })
const period = { startsAt: Instant, endsAt: Instant, message: text(500, 1) }

export const createPlannedShutdown = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Diagnostics/CreatePlannedShutdown',
  audience: 'staff',
  permission: 'operations.manage',
  summary: 'Announce a planned shutdown; during it no new round begins',
  body: Type.Object(period),
  reply: Shutdown,
  refusals: ['ERR_INVALID_CONTRACT'],
})

export const updatePlannedShutdown = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Diagnostics/UpdatePlannedShutdown',
  audience: 'staff',
  permission: 'operations.manage',
  summary: 'Change a planned shutdown',
  body: Type.Object({ shutdownId: Uuid, ...period }),
  reply: Shutdown,
  refusals: ['ERR_INVALID_CONTRACT', 'ERR_STATE_CHANGED'],
})

export const deletePlannedShutdown = defineCall({
  method: 'DELETE',
  path: '/capi/v2-onling/Diagnostics/DeletePlannedShutdown',
  audience: 'staff',
  permission: 'operations.manage',
  summary: 'Take back a planned shutdown',
  query: Type.Object({ shutdownId: Uuid }),
  reply: Done,
  refusals: ['ERR_STATE_CHANGED'],
})

/** Shutdowns that have not ended. */
export const listPlannedShutdowns = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Diagnostics/ListPlannedShutdowns',
  audience: 'any',
  summary: 'Planned shutdowns',
  reply: Type.Object({ shutdowns: Type.Array(Shutdown) }),
  refusals: [],
})
