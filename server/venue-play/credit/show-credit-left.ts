import type { ReplyOf } from '#contract/call.ts'
import type { getCreditLeft } from '#contract/play-v1/staff-hall.ts'
import { refuse } from '#server/kernel/index.ts'
import type { VenuePlayNeeds } from '../needs.ts'
import { placeNameOf } from '../place-name.ts'
import { findClosingsOf } from './credit-closings.queries.ts'
import { findCreditOf } from './credit-left.queries.ts'

const CASES_MAX = 50

/** Credit that a player left on terminals, open and settled, with how staff closed it. */
export async function showCreditLeft(
  { db, target, currency, findContact }: Pick<VenuePlayNeeds, 'db' | 'target' | 'currency' | 'findContact'>,
  playerId: number,
): Promise<ReplyOf<typeof getCreditLeft>> {
  if (!(await findContact(db, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const [cases, closings] = [await findCreditOf(db, playerId, CASES_MAX), await findClosingsOf(db, playerId, CASES_MAX)]
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return {
    cases: await Promise.all(
      cases.map(async ({ id, amountMinor, foundAt, settledAt, ...of }) => ({
        creditId: id,
        ...(await placeNameOf(db, { ...of, target })),
        amount: money(amountMinor),
        at: foundAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
        closings: closings
          .filter(({ creditId }) => creditId === id)
          .map(
            ({
              amountMinor: closedMinor,
              outcome,
              receipt,
              closedAt,
              closedByName,
              approvedByName,
              returnedMinor,
            }) => ({
              amount: money(closedMinor),
              outcome,
              receipt,
              closedAt: closedAt.toISOString(),
              closedByName,
              approvedByName,
              returned: money(returnedMinor),
            }),
          ),
      })),
    ),
  }
}
