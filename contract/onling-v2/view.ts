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
    /** Totals of the whole filter, one for each currency. */
    totals: Type.Array(reports.GameTotal),
    ...reports.Freshness,
  }),
})

export const getGameSumsByPlayer = defineCall({
  ...read,
  path: `${root}/GetGameFinancialSumDataByPlayer`,
  permission: 'reports.players',
  summary: 'The same figures by player',
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

export const getFundSums = defineCall({
  ...read,
  path: `${root}/GetFundTransactionSumData`,
  permission: 'reports.read',
  summary: 'Deposits and withdrawals by method, gateway and state: count, sum and fees',
  query: Type.Object({
    ...reports.FundFilter,
    ...reports.FundPage,
    by: Type.Optional(Type.Enum(['way', 'day'])),
  }),
  reply: Type.Object({
    rows: Type.Array(Type.Object({ day: Type.Union([reports.Day, Type.Null()]), ...reports.FundSums })),
    nextCursor: Type.Union([Type.String(), Type.Null()]),
    totals: Type.Array(reports.FundTotal),
  }),
})

export const getFundSumsByPlayer = defineCall({
  ...read,
  path: `${root}/GetFundTransactionSumDataByPlayer`,
  permission: 'reports.players',
  summary: 'The same figures by player',
  query: Type.Object({
    ...reports.FundFilter,
    ...reports.FundPage,
    players: Type.Optional(Type.Array(PlayerId, { maxItems: 100 })),
  }),
  reply: Type.Object({
    rows: Type.Array(Type.Object({ playerId: PlayerId, ...reports.FundSums })),
    nextCursor: Type.Union([Type.String(), Type.Null()]),
    totals: Type.Array(reports.FundTotal),
  }),
})

export const getMainOverview = defineCall({
  ...read,
  path: `${root}/GetMainOverviewReport`,
  permission: 'reports.read',
  summary: 'Daily overview of the business: people, play, gifts, payments and balances of players',
  query: Type.Object({ ...reports.ReportFilter }),
  reply: reports.OverviewReply,
})
