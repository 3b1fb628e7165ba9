import { tournamentLetters } from '#apps/worker/tournament-letters.ts'
import { expireBonuses } from '#server/bonuses/bonuses.jobs.ts'
import { campaignReactions, giveCashback } from '#server/campaigns/index.ts'
import { moveByTime } from '#server/campaigns/campaigns.work.ts'
import { expireFreeRounds, expireOffers } from '#server/free-rounds/free-rounds.jobs.ts'
import { storeEvents, sql, type KeptEvent, type Reaction } from '#server/kernel/index.ts'
import { countStakes } from '#server/loyalty/facts/count-stakes.ts'
import { countQuietDays, expirePoints, loyaltyReactions } from '#server/loyalty/index.ts'
import { handleEvents } from '#server/triggers/firing/handle-events.ts'
import { countScores } from '#server/tournaments/index.ts'
import { moveRounds } from '#server/tournaments/move-rounds.ts'
import { payHeldPrizes } from '#server/tournaments/pay-prizes.ts'
import { publishAction } from '#server/tournaments/publish-results.ts'
import type { Brand } from '../open-brand.ts'
import { byTwo } from './promotion-steps.ts'

/** What the worker of a brand does about what gives something, and staff who publish what is counted. */
export async function workForPromotions({ db, target, promotions }: Brand): Promise<void> {
  const { campaigns, tournaments, loyalty } = promotions
  await moveByTime(campaigns)
  await expireBonuses(campaigns)
  await giveCashback(promotions.cashback)
  await expireFreeRounds(promotions.freeRoundsWork)
  await expireOffers(promotions.freeRoundsWork)
  await moveRounds(tournaments)
  await countScores(tournaments)
  const counted = await db.query<{ id: string }>(sql`
    select id from tournaments.round where target = ${target} and state = 'scoring' and checked_at is not null order by id`)
  for (const { id: roundId } of counted) await byTwo(db, publishAction(tournaments), { roundId })
  await payHeldPrizes(tournaments)
  await countStakes(loyalty)
  await countQuietDays(loyalty)
  await expirePoints(loyalty)
}

/** What the rooms that give something do about what happened elsewhere. */
export const promotionReactions = ({ promotions }: Brand): Reaction[] => [
  ...campaignReactions(promotions.campaigns),
  ...loyaltyReactions(promotions.loyalty),
  ...tournamentLetters(promotions.ground as Parameters<typeof tournamentLetters>[0]),
]

/** What was told waits for the triggers, as the relay of the worker keeps it; what is kept already stays as it is. */
export async function listenWithTriggers(brands: readonly Brand[]): Promise<void> {
  const [first] = brands
  await first?.db.transaction(async (tx) => {
    const events = await tx.query<KeptEvent>(sql`select id, name, payload, told_at from kernel.outbox order by id`)
    await storeEvents(tx, events)
  })
  for (const { promotions } of brands) while ((await handleEvents(promotions.triggers)) > 0);
}
