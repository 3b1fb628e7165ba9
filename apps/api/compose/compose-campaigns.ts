import { createHmac } from 'node:crypto'
import { loadDefinition } from '#games/catalogue/index.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import { bonusGiverOf } from '#server/bonuses/index.ts'
import { factsOf, findingOf, type CampaignNeeds } from '#server/campaigns/index.ts'
import type { ExclusionGate } from '#server/exclusion/index.ts'
import { freeRoundsGiver } from '#server/free-rounds/index.ts'
import { judgePromotion } from '#server/law/index.ts'
import { findSettledDeposit } from '#server/payments/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import type { AccountGate } from '../gates/account-gate.ts'
import { leftAloneBy } from '../gates/left-alone.ts'
import { bonusTermsOf, judgePlayersBy } from '../gates/judge-players.ts'
import { mayBeGiven } from '../gates/may-be-given.ts'
import { bonusOfFreeRounds, gamesToGive } from './compose-free-rounds.ts'
import type { Base } from './open-base.ts'

/** Puts the room of campaigns together with the law, the players, their limits, and the rooms that store the gifts. */
export function composeCampaigns(
  { db, clock, configuration }: Pick<Base, 'db' | 'clock' | 'configuration'>,
  {
    exclusion,
    accountGate,
    codeKey,
  }: {
    readonly exclusion: Pick<ExclusionGate, 'judgeDeposit'>
    readonly accountGate: Pick<AccountGate, 'judgeBonus'>
    /** Key with which codes are hashed. */
    readonly codeKey: Buffer
  },
): CampaignNeeds {
  const { brand, market } = configuration
  const { target } = brand
  const judgeRecipient = mayBeGiven({ db, target, exclusion })
  const bonusGiver = bonusGiverOf({ isGame: (gameKey) => loadDefinition(gameKey) !== undefined })
  return {
    db,
    clock,
    target,
    currency: market.currency.code,
    maxMinor: operatingFigures[market.key].bonus.maxMinor,
    hashCode: (code) => createHmac('sha256', codeKey).update(code).digest(),
    judgeTerms: (terms) => judgePromotion(market.key, factsOf(terms), clock.now()).findings.map(findingOf),
    judgePlayer: async (playerId, terms) => {
      await judgeRecipient(playerId)
      await accountGate.judgeBonus(playerId, bonusTermsOf(terms))
    },
    judgePlayers: judgePlayersBy({ db, clock, configuration }),
    isToBeLeftAlone: leftAloneBy(clock),
    findPlayer: (querier, playerId) => findPlayerById(querier, target, playerId),
    findDeposit: findSettledDeposit,
    givers: {
      'no-deposit': bonusGiver,
      'deposit-match': bonusGiver,
      reload: bonusGiver,
      cashback: bonusGiver,
      'by-hand': bonusGiver,
      'free-rounds': freeRoundsGiver({
        findGame: gamesToGive({ configuration, clock }).find,
        ...bonusOfFreeRounds,
      }),
    },
  }
}
