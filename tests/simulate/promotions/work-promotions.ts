import { tournamentLetters } from '#apps/worker/tournament-letters.ts'
import { expireBonuses } from '#server/bonuses/bonuses.jobs.ts'
import { campaignReactions } from '#server/campaigns/index.ts'
import { moveByTime } from '#server/campaigns/campaigns.work.ts'
import { sql, type Reaction } from '#server/kernel/index.ts'
import { countStakes } from '#server/loyalty/facts/count-stakes.ts'
import { countQuietDays, expirePoints, loyaltyReactions } from '#server/loyalty/index.ts'
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
