import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PageQuery, PlayerId } from '../shapes/fields.ts'
import { TIMELINE_KINDS, TimelineEntry } from '../shapes/timeline.ts'

/**
 * All events of one player, newest first, collected from every room. Kinds that the caller may not read are left out. As of a past
 * instant: only what was known then. Rounds are summed by day.
 */
export const getTimeline = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Player/GetTimeline',
  audience: 'staff',
  permission: 'players.read',
  summary: 'All events of one player, newest first, as of now or of a past instant',
  query: Type.Object({
    playerId: PlayerId,
    kinds: Type.Optional(Type.Array(Type.Enum([...TIMELINE_KINDS]), { maxItems: TIMELINE_KINDS.length })),
    asOf: Type.Optional(Instant),
    ...PageQuery,
  }),
  reply: Type.Object({
    rows: Type.Array(TimelineEntry),
    nextCursor: Type.Union([Type.String(), Type.Null()]),
    /** Kinds that this caller may request. */
    kinds: Type.Array(Type.Enum([...TIMELINE_KINDS])),
    /** Events up to this instant are shown. */
    until: Instant,
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
