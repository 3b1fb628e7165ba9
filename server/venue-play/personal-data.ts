import type { PersonalPart } from '#server/players/index.ts'
import { findClosingsOf } from './credit/credit-closings.queries.ts'
import { findCreditOf } from './credit/credit-left.queries.ts'
import { findFactsOf } from './facts.queries.ts'
import { findSittingsOf } from './sittings.queries.ts'

const ROWS_MAX = 10_000

/** A person's play and visits at venues. They remain under the number of the account. */
export function venuePlayParts(): PersonalPart[] {
  return [
    {
      name: 'play',
      fate: 'unnamed',
      read: async (db, playerId) => ({
        atTerminals: await findSittingsOf(db, playerId, ROWS_MAX),
        leftAtTerminals: await findCreditOf(db, playerId, ROWS_MAX),
        leftClosedByVenues: (await findClosingsOf(db, playerId, ROWS_MAX)).map(
          ({ closedByName: _closed, approvedByName: _approved, ...row }) => row,
        ),
        atVenues: (await findFactsOf(db, playerId, ROWS_MAX)).map(({ venueId, kind, amountMinor, currency, at }) => ({
          venueId,
          kind,
          amountMinor,
          currency,
          at,
        })),
      }),
    },
  ]
}
