import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { PartyShown } from '../shapes/places.ts'
import { Workroom } from '../shapes/workrooms.ts'

/** Read-only calls of the back office under the paths of Collin (docs/reference/backend-calls.md), as of now. Field names are ours. */
const root = '/api/Collin/Topology/v1'
const read = { method: 'GET', audience: 'staff', permission: 'places.read', forVenues: 'all', refusals: [] } as const

export const getCompanies = defineCall({
  ...read,
  path: `${root}/GetCompanies`,
  summary: 'Companies behind the operators',
  reply: Type.Object({ companies: Type.Array(PartyShown) }),
})

export const getOperators = defineCall({
  ...read,
  path: `${root}/GetOperators`,
  summary: 'Operators of the brand',
  reply: Type.Object({ operators: Type.Array(PartyShown) }),
})

export const getWorkrooms = defineCall({
  ...read,
  path: `${root}/GetWorkrooms`,
  summary: 'Rooms of all venues',
  reply: Type.Object({ workrooms: Type.Array(Workroom) }),
})

/** Producers of terminals. */
export const getProviders = defineCall({
  ...read,
  path: `${root}/GetProviders`,
  summary: 'Producers of terminals',
  reply: Type.Object({ providers: Type.Array(PartyShown) }),
})
