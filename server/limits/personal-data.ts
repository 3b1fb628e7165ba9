import type { PersonalPart } from '#server/players/index.ts'
import * as queries from './limits.queries.ts'

const CHANGES_MAX = 10_000
const FIRST_DAY = '0001-01-01'

/** Limits of a person, and play and money by day. They stay under the number of the account. */
export function limitParts(): PersonalPart[] {
  return [
    {
      name: 'limits',
      fate: 'unnamed',
      read: async (db, playerId) => ({
        changes: (await queries.findChanges(db, { playerId, before: Number.MAX_SAFE_INTEGER, limit: CHANGES_MAX })).map(
          ({ kind, fromValue, toValue, askedAt, effectiveAt, endedAt, ruleId }) => ({
            kind,
            fromValue,
            toValue,
            askedAt,
            effectiveAt,
            endedAt,
            ruleId,
          }),
        ),
        playByDay: await queries.findPlayDays(db, playerId, FIRST_DAY),
        moneyByDay: await queries.findMoneyDays(db, playerId, FIRST_DAY),
      }),
    },
  ]
}
