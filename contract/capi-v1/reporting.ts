import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Uuid } from '../shapes/fields.ts'
import { AsOf, PartyShown } from '../shapes/places.ts'

/** Queries about places for a system that reports to an authority. Venues are restricted to its own by the rules of topology.ts. */
const root = '/capi/Reporting/v1'
const read = { method: 'POST', audience: 'internal', scope: 'places.read' } as const

export const getOperator = defineCall({
  ...read,
  path: `${root}/Operator/Get`,
  summary: 'The operator of the brand, for reports',
  isReading: true,
  body: Type.Object({ ...AsOf }),
  reply: Type.Object({ operator: PartyShown, company: Type.Union([PartyShown, Type.Null()]) }),
  refusals: ['ERR_PARTY_NOT_FOUND'],
})

/** Venues, each with its rooms. */
export const listPlaces = defineCall({
  ...read,
  path: `${root}/Places/List`,
  summary: 'Venues and rooms as of an instant',
  isReading: true,
  body: Type.Object({ ...AsOf }),
  reply: Type.Object({
    places: Type.Array(
      Type.Object({
        placeId: Uuid,
        kind: Type.Enum(['Venue', 'Workroom']),
        name: Type.String(),
        venueId: Uuid,
        town: Type.String(),
        terminals: Type.Integer(),
      }),
    ),
  }),
  refusals: [],
})

export const listProducers = defineCall({
  ...read,
  path: `${root}/Producers/List`,
  summary: 'Producers of terminals as of an instant',
  isReading: true,
  body: Type.Object({ ...AsOf }),
  reply: Type.Object({ producers: Type.Array(PartyShown) }),
  refusals: [],
})
