import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { PlayerId } from '../shapes/fields.ts'
import { Currency } from '../shapes/money.ts'
import * as reports from '../shapes/reports.ts'

/** Figures for staff (docs/reference/backend-calls.md). Field names are ours: the specification shows none. */
const root = '/capi/v2-onling/View'
const read = { method: 'GET', audience: 'staff', refusals: [] } as const

export const getGameSums = defineCall({
  ...read,
  path: `${root}/GetGameFinancialSumData`,
  permission: 'reports.read',
  summary: 'Rounds, stakes, wins and GGR of games by game, day or version, from the books',
  query: Type.Object({
    ...reports.GameFilter,
    ...reports.SortedPage,
    by: Type.Optional(Type.Enum(['game', 'day', 'version'])),
  }),
  reply: Type.Object({
    rows: Type.Array(reports.GameSum),
    nextCursor: Type.Union([Type.String(), Type.Null()]),
    /** Of the whole filter, one for each currency. */
    totals: Type.Array(reports.GameTotal),
    ...reports.Freshness,
  }),
})

export const getGameSumsByPlayer = defineCall({
  ...read,
  path: `${root}/GetGameFinancialSumDataByPlayer`,
  permission: 'reports.players',
  summary: 'The same by player',
  query: Type.Object({
    ...reports.GameFilter,
    ...reports.SortedPage,
    players: Type.Optional(Type.Array(PlayerId, { maxItems: 100 })),
  }),
  reply: Type.Object({
    rows: Type.Array(Type.Object({ playerId: PlayerId, currency: Currency, ...reports.GameFigures })),
    nextCursor: Type.Union([Type.String(), Type.Null()]),
    totals: Type.Array(reports.GameTotal),
    ...reports.Freshness,
  }),
})
