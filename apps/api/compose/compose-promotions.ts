import { holdOffered, sumGivenAlone } from '#server/bonuses/index.ts'
import type { CampaignNeeds, PromotionNeeds } from '#server/campaigns/index.ts'
import { dryRun, Refusal } from '#server/kernel/index.ts'
import { countSettledDeposits } from '#server/payments/index.ts'
import { findMeant } from '#server/players/index.ts'
import { openDryGates } from '../gates/dry-gates.ts'
import { mayBeGiven } from '../gates/may-be-given.ts'
import { SOUND_BONUS } from './compose-capabilities.ts'
import type { Base } from './open-base.ts'
import type { People } from './open-people.ts'
import type { Play } from './open-play.ts'
import { figuresOfGames, returnsOfGames } from './returns-of-games.ts'

/** Composes what players see of campaigns with the gates, which run dry. */
export function composePromotions(
  base: Base,
  { people, play }: { readonly people: People; readonly play: Pick<Play, 'switches'> },
  campaigns: CampaignNeeds,
): PromotionNeeds {
  const { db, target } = campaigns
  return {
    ...campaigns,
    listReturns: () => returnsOfGames(play.switches),
    listFigures: figuresOfGames(base, play.switches),
    findMeant: (querier, people, limit) => findMeant(querier, target, people, limit),
    countDeposits: countSettledDeposits,
    holdOffered,
    sumGivenAlone,
    previewPlayer: (playerId) =>
      dryRun(db, async (dry) => {
        const { exclusion, accountGate } = openDryGates(base, people, { dry, playerId })
        try {
          await mayBeGiven({ db: dry, target, exclusion })(playerId)
          await accountGate.judgeBonus(playerId, SOUND_BONUS)
          return undefined
        } catch (error) {
          if (error instanceof Refusal) return error
          throw error
        }
      }),
  }
}
