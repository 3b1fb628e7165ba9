import type { Currency } from '#contract/shapes/money.ts'
import type { TimelinePart } from '#server/players/index.ts'
import { valueShown } from './limit-value.ts'
import { listLimitRows } from './timeline.queries.ts'

export function limitTimeline(currency: Currency): TimelinePart[] {
  return [
    {
      name: 'limits',
      kind: 'limits',
      permission: 'players.read',
      read: async (db, slice) =>
        (await listLimitRows(db, slice)).map(({ fromValue, toValue, ...row }) => ({
          ...row,
          limit: { from: valueShown(row.detail, fromValue, currency), to: valueShown(row.detail, toValue, currency) },
        })),
    },
  ]
}
