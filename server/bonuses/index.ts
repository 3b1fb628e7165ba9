export { bonusJobs } from './bonuses.jobs.ts'
export { bonusRoutes } from './bonuses.routes.ts'
export { awardsListed, bonusesListed } from './list-bonuses.ts'
export { deleteTestBonuses } from './delete-test-bonuses.ts'
export type { BonusNeeds, BonusTerms } from './needs.ts'
export {
  findBonusNames,
  findNewSteps,
  listAcceptances,
  listStepsOfDay,
  sumSteps,
  type BonusDay,
  type NewRows,
} from './figures.queries.ts'
export { bonusGiver, bonusGiverOf } from './give-bonus.ts'
export { endAtWithdrawal, findEndingBonus } from './end-at-withdrawal.ts'
export { findBonusWorth, holdOffered, offerWonBonus, sumGivenAlone } from './offer-bonus.ts'
export { bonusParts } from './personal-data.ts'
export { lendForStake, settleBonus, whoseShare } from './play-with-bonus.ts'
export { bonusReactions, notifyOfEnd, notifyOfEndHeartbeat } from './notify-players.ts'
export { findBonusLeft } from './show-bonus.ts'
export { bonusTimeline } from './timeline.ts'
