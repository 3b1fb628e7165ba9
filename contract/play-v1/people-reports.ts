import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Day, Freshness, ReportFilter } from '../shapes/reports.ts'

/** How people become players, and whether they stay. */
const root = '/capi/BackOffice/v1/Reports'
const read = { method: 'GET', audience: 'staff', permission: 'reports.read', refusals: [] } as const
const { from, to, brands } = ReportFilter

/** Maximum number of days in a query of a funnel. */
export const FUNNEL_DAYS_MAX = 100

const stages = {
  registered: Type.Integer(),
  verified: Type.Integer(),
  deposited: Type.Integer(),
  staked: Type.Integer(),
}

export const getFunnel = defineCall({
  ...read,
  path: `${root}/FirstDepositFunnel`,
  summary: 'Registration funnel by day: how many were later verified, deposited and staked',
  query: Type.Object({ from, to, brands }),
  reply: Type.Object({
    rows: Type.Array(Type.Object({ day: Day, ...stages })),
    totals: Type.Object(stages),
    ...Freshness,
  }),
})

export const getCohorts = defineCall({
  ...read,
  path: `${root}/Cohorts`,
  summary: 'Retention by month of registration: how many began a round in it and in each later month',
  query: Type.Object({ from, to, brands }),
  reply: Type.Object({
    rows: Type.Array(
      Type.Object({
        /** Its first day. */
        month: Day,
        registered: Type.Integer(),
        /** Active in the month itself, in the next one, and so on up to the last requested one. */
        active: Type.Array(Type.Integer()),
      }),
    ),
    ...Freshness,
  }),
})
