import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, text, Uuid } from '../shapes/fields.ts'
import { Workroom } from '../shapes/workrooms.ts'

/** Registration of kiosks. Codes and registrations are made only by an installation client, which is bound to no venue. */
const root = '/api/Kiosk/Registration/v1'

export const getWorkrooms = defineCall({
  method: 'GET',
  path: `${root}/GetWorkrooms`,
  audience: 'kiosk',
  scope: 'kiosk.rooms',
  summary: 'Rooms of venues for devices',
  reply: Type.Object({
    workrooms: Type.Array(Workroom),
  }),
  refusals: [],
})

/** For the nearest venues on the screen of a kiosk; not in the specification. */
export const getOwnVenue = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/Kiosk/OwnVenue',
  audience: 'kiosk',
  scope: 'kiosk.rooms',
  summary: 'The venue at which this device stands',
  /** Null: at none. */
  reply: Type.Object({ venueId: Type.Union([Uuid, Type.Null()]) }),
  refusals: [],
})

export const createCode = defineCall({
  method: 'POST',
  path: `${root}/CreateCode`,
  audience: 'kiosk',
  scope: 'kiosk.devices',
  summary: 'A code with which one device can register in a workroom',
  query: Type.Object({ workroomId: Uuid }),
  reply: Type.Object({ code: Type.String(), expiresAt: Instant }),
  refusals: ['ERR_WORKROOM_NOT_FOUND'],
  ratePerMinute: 30,
})

/** The secret is returned once. A device that registers again gets a new one, and the old one becomes invalid. */
export const registerDevice = defineCall({
  method: 'POST',
  path: `${root}/RegisterDevice`,
  audience: 'kiosk',
  scope: 'kiosk.devices',
  summary: 'Register a device by a code; creates a client for it',
  query: Type.Object({
    code: text(20, 1),
    serialNumber: Type.String({ pattern: '^[A-Za-z0-9._-]{4,64}$', maxLength: 64 }),
  }),
  reply: Type.Object({ clientId: Type.String(), clientSecret: Type.String(), workroomId: Uuid }),
  refusals: ['ERR_TOKEN_INVALID', 'ERR_TOKEN_EXPIRED', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: 30,
})
