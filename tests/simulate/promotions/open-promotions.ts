import { composeBonuses } from '#apps/api/compose/compose-bonuses.ts'
import { composeCashback } from '#apps/api/compose/compose-cashback.ts'
import { composeCampaigns } from '#apps/api/compose/compose-campaigns.ts'
import { composeFreeRounds, freeRoundsWork } from '#apps/api/compose/compose-free-rounds.ts'
import { composeCounting } from '#apps/api/compose/compose-loyalty.ts'
import { composeTriggers } from '#apps/api/compose/compose-triggers.ts'
import { composeTournaments } from '#apps/api/compose/compose-tournaments.ts'
import type { AccountGate } from '#apps/api/gates/account-gate.ts'
import { keyFor } from '#apps/api/gates/key-for.ts'
import { leftAloneBy } from '#apps/api/gates/left-alone.ts'
import { bonusGates, inOrder } from '#apps/api/gates/people-gates.ts'
import { firstClub } from '#config/first-club.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import type { Configuration } from '#config/resolve.ts'
import { whyNotTaken } from '#server/campaigns/index.ts'
import type { ExclusionGate } from '#server/exclusion/index.ts'
import type { Clock, Database, FieldCipher } from '#server/kernel/index.ts'
import type { LimitsNeeds } from '#server/limits/index.ts'
import { writeFirstClub } from '#server/loyalty/index.ts'
import { startListening } from '#server/triggers/index.ts'

const PEPPER = 'a pepper for the codes of the simulation'

/** What gives something at a brand, put together by the API's own composition, with the gates of the simulation's people. */
export async function openPromotions(
  ground: {
    readonly db: Database
    readonly clock: Clock
    readonly configuration: Configuration
    readonly cipher: FieldCipher
  },
  gates: { readonly exclusion: ExclusionGate; readonly accountGate: AccountGate; readonly limits: LimitsNeeds },
) {
  const { db, clock, configuration } = ground
  const { brand, market } = configuration
  const { exclusion, accountGate } = gates
  const loyalty = composeCounting(ground)
  await writeFirstClub(loyalty, firstClub)
  const campaigns = composeCampaigns(ground, { exclusion, accountGate, codeKey: keyFor(PEPPER, 'campaign codes') })
  const triggers = {
    ...composeTriggers(ground, { campaigns, loyalty }),
    onProblem: (error: unknown) => {
      throw error
    },
  }
  await startListening(triggers)
  return {
    ground,
    campaigns,
    cashback: composeCashback(ground, campaigns),
    freeRounds: composeFreeRounds(ground, { campaigns, isEnabled: () => true, listProviders: () => [] }),
    freeRoundsWork: freeRoundsWork(ground),
    triggers,
    bonuses: composeBonuses({
      db,
      clock,
      currency: market.currency.code,
      target: brand.target,
      maxMinor: operatingFigures[market.key].bonus.maxMinor,
      isGame: () => true,
      isRestricted: async () => false,
      whyNotTaken: (tx, offer) => whyNotTaken(tx, { target: brand.target, ...offer, at: clock.now() }),
      isToBeLeftAlone: leftAloneBy(clock),
      listReturns: () => [],
      judgeBonus: inOrder(bonusGates, { ...gates, judgeTerms: () => undefined }),
      judgeOffer: exclusion.judgeDeposit,
    }),
    loyalty,
    tournaments: composeTournaments(ground, {
      judgeEntry: async (playerId) => {
        await exclusion.judgeDeposit(playerId)
        await accountGate.judgeStake(playerId, 0)
      },
    }),
  }
}

export type Promotions = Awaited<ReturnType<typeof openPromotions>>
