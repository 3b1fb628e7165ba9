import { Type } from 'typebox'
import { Uuid } from './fields.ts'

/** A room of a venue where kiosks stand. */
export const Workroom = Type.Object({
  workroomId: Uuid,
  name: Type.String(),
  venueId: Uuid,
  venueName: Type.String(),
  town: Type.String(),
})
