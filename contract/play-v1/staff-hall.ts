import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { DocumentNumber } from '../shapes/documents.ts'
import { Instant, Uuid } from '../shapes/fields.ts'
import { TerminalKind } from '../shapes/places.ts'

/** A hall as it is now, for who runs it. Ours. */
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Ends of a sign-in at a terminal that somebody should look at. */
export const HALL_INCIDENTS = ['panic', 'excluded', 'session-ended', 'line-lost'] as const

/** Nobody is named: who is at a terminal, its venue's own system knows. The screen asks again every few seconds. */
export const getHall = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Hall/Get',
  audience: 'staff',
  permission: 'places.read',
  forVenues: 'own',
  isUnrecorded: true,
  summary: 'Terminals, attendance and incidents of a venue, now',
  query: Type.Object({ venueId: Uuid }),
  reply: Type.Object({
    at: Instant,
    terminals: Type.Array(
      Type.Object({
        terminalId: Uuid,
        serial: Type.String(),
        kind: TerminalKind,
        seats: Type.Integer(),
        /** Seats at which somebody is signed in. */
        taken: Type.Integer(),
        /** Since when the first of them is, and when the last of them did something. */
        since: orNull(Instant),
        lastAt: orNull(Instant),
      }),
    ),
    /** By the calendar of the market. */
    attendance: Type.Object({
      visits: Type.Integer(),
      people: Type.Integer(),
      hours: Type.Array(Type.Object({ hour: Type.Integer(), visits: Type.Integer() })),
    }),
    /** Of the last 24 hours, newest first. */
    incidents: Type.Array(
      Type.Object({
        incidentId: Uuid,
        serial: Type.String(),
        at: Instant,
        reason: Type.Enum([...HALL_INCIDENTS]),
      }),
    ),
  }),
  refusals: ['ERR_VENUE_NOT_FOUND'],
  ratePerMinute: 60,
})

/** For who stands at the door, with the scanner of documents: may they come in, and nothing more. Each question is recorded. */
export const checkDoor = defineCall({
  method: 'POST',
  path: '/capi/BackOffice/v1/Hall/CheckDoor',
  audience: 'staff',
  permission: 'places.door',
  forVenues: 'own',
  summary: 'Whether who shows a document may come in',
  body: Type.Object({
    documentNumber: DocumentNumber,
    /** Whose door it is: somebody of a venue's staff stands at no other. */
    venueId: Type.Optional(Uuid),
  }),
  reply: Type.Object({
    /** `unknown`: nobody here has this document, which says nothing of the register. */
    answer: Type.Enum(['allowed', 'not-allowed', 'unknown']),
  }),
  refusals: ['ERR_VENUE_NOT_FOUND'],
  ratePerMinute: 60,
})
