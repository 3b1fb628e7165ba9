import type { PersonalPart } from '#server/players/index.ts'
import { findAllOf } from './exclusion.queries.ts'
import { eraseExplanations } from './personal-data.queries.ts'
import { findApplicationsOf, findChecksOf } from './register.queries.ts'
import { findScreeningsOf } from './screening.queries.ts'

const ROWS_MAX = 10_000

/** Exclusions of a person, and answers of registers. They stay under the number of the account. */
export function exclusionParts(): PersonalPart[] {
  return [
    {
      name: 'exclusion',
      fate: 'unnamed',
      read: async (db, playerId) => ({
        exclusions: (await findAllOf(db, playerId, ROWS_MAX)).map(
          ({ kind, source, ruleId, from, until, receipt, reason, endedAt, endReason }) => ({
            kind,
            source,
            ruleId,
            from,
            until,
            receipt,
            reason,
            endedAt,
            endReason,
          }),
        ),
        registerAnswers: (await findChecksOf(db, playerId, null, ROWS_MAX)).map(
          ({ register, reason, askedAt, answer }) => ({ register, reason, askedAt, answer }),
        ),
        screenings: (await findScreeningsOf(db, playerId, ROWS_MAX)).map(
          ({ askedAt, isListed, reasons, validFrom, validTo }) => ({ askedAt, isListed, reasons, validFrom, validTo }),
        ),
      }),
      erase: eraseExplanations,
      // An application to the register contains the person: it must be delivered first.
      isBusy: async (db, playerId) => (await findApplicationsOf(db, playerId)).some(({ state }) => state === 'waiting'),
    },
  ]
}
