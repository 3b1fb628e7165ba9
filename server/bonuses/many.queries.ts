import { sql, type Transaction } from '../kernel/index.ts'
import type { Award } from './awards.queries.ts'

/** Offers one bonus of one amount to many players. */
export async function insertAwards(
  tx: Transaction,
  awards: readonly { readonly id: string; readonly playerId: number }[],
  of: Pick<Award, 'offeredAt' | 'acceptBefore'> & {
    readonly bonusId: string
    readonly amount: number
    readonly offeredBy: number | null
  },
): Promise<void> {
  await tx.query(sql`
    insert into bonuses.award (id, bonus_id, player_id, state, amount, offered_by, approved_by, offered_at, accept_before)
    select id, ${of.bonusId}, player_id, 'offered', ${of.amount}, ${of.offeredBy}, null, ${of.offeredAt}, ${of.acceptBefore}
      from unnest(${awards.map(({ id }) => id)}::uuid[], ${awards.map(({ playerId }) => playerId)}::bigint[])
        as offered (id, player_id)`)
  await insertFirstSteps(
    tx,
    awards.map(({ id }) => id),
    { at: of.offeredAt, byStaff: of.offeredBy },
  )
}

/** The first step of awards that were just written. */
async function insertFirstSteps(
  tx: Transaction,
  awardIds: readonly string[],
  { at, byStaff }: { readonly at: Date; readonly byStaff: number | null },
): Promise<void> {
  await tx.query(sql`
    insert into bonuses.step (award_id, kind, at, change, is_again, by_staff, booked_at)
    select id, 'offered', ${at}, 0, false, ${byStaff}, now() from unnest(${[...awardIds]}::uuid[]) as offered (id)`)
}
