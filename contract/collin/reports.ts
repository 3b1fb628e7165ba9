import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { text } from '../shapes/fields.ts'
import { Currency } from '../shapes/money.ts'
import * as reports from '../shapes/reports.ts'

/** Reports of the back office under the paths of Collin (docs/reference/backend-calls.md). Field names are ours. */
const root = '/api/Collin/Reports/v1'
const read = { method: 'GET', audience: 'staff', permission: 'reports.read', refusals: [] } as const

/** With `account`: its movements by kind and contra account. */
export const getAccounting = defineCall({
  ...read,
  path: `${root}/AccountingReport`,
  summary: 'Trial balance of the books: opening, debit, credit and closing of every account',
  query: Type.Object({
    ...reports.ReportPeriod,
    currencies: Type.Optional(Type.Array(Currency, { maxItems: 2 })),
    account: Type.Optional(text(120, 1)),
  }),
  reply: Type.Object({
    rows: Type.Array(reports.AccountRow),
    /** Names of the cash desks among the accounts, by their id. */
    desks: Type.Record(Type.String(), Type.String()),
    /** Without a filter, debits equal credits and the closing balances sum to zero. */
    totals: Type.Array(
      Type.Object({
        currency: Currency,
        openingMinor: Type.Integer(),
        debitMinor: Type.Integer(),
        creditMinor: Type.Integer(),
        closingMinor: Type.Integer(),
      }),
    ),
    ...reports.Freshness,
  }),
})

export const getMainOverviews = defineCall({
  ...read,
  path: `${root}/MainOverviewsReport`,
  summary: 'The overview of the business by months',
  query: Type.Object({ ...reports.ReportFilter }),
  reply: reports.OverviewReply,
})
