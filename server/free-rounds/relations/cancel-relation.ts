import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { cancelRelation as call } from '#contract/onling-v2/free-round.ts'
import { freeRoundsCan } from '#contract/states/free-round-states.ts'
import { findCampaign } from '../../campaigns/index.ts'
import { refuse as refuseByCode, publish, type Refuse, type Transaction } from '../../kernel/index.ts'
import { endAwards } from '../free-rounds.queries.ts'
import type { FreeRoundNeeds, GiverNeeds } from '../needs.ts'
import { giftOf } from '../terms-of.ts'
import { offerWins } from './offer-wins.ts'
import * as queries from './relations.queries.ts'
import { showRelation } from './show-relation.ts'

const refuse: Refuse<typeof call> = refuseByCode

/**
 * Takes back what a player has not used. Winnings stay: cash is unchanged, and the part withheld for bonus money
 * becomes an offer of it.
 */
export async function cancelRelation(
  needs: FreeRoundNeeds,
  { relationId }: Pick<BodyOf<typeof call>, 'relationId'>,
): Promise<{ readonly before: queries.RelationRow['state']; readonly after: ReplyOf<typeof call> }> {
  const { db, clock, target } = needs.campaigns
  return db.transaction(async (tx) => {
    const row = await queries.lockRelation(tx, relationId)
    // One of another brand of the same database is not found.
    if (!row || !(await findCampaign(tx, target, row.campaignId))) return refuse('ERR_FREE_ROUNDS_NOT_FOUND')
    if (!freeRoundsCan('cancel', row.state)) return refuse('ERR_STATE_CHANGED')
    await cancelUnused(needs, tx, row, clock.now())
    return { before: row.state, after: await showRelation(needs, tx, relationId) }
  })
}

/** Ends a locked relation. */
export async function cancelUnused(
  { offerBonus }: Pick<GiverNeeds, 'offerBonus'>,
  tx: Transaction,
  row: queries.RelationRow,
  at: Date,
  by: 'staff' | 'withdrawal' = 'staff',
): Promise<void> {
  await endAwards(tx, row.id, at)
  await queries.endRelation(tx, row.id, { state: 'cancelled', at })
  await offerWins({ offerBonus }, tx, row, at)
  const left = giftOf(row.terms).rounds - row.used
  await publish(tx, 'free-rounds.cancelled', { relationId: row.id, playerId: row.playerId, left, by })
}
