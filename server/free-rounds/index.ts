export { endRoundsAtWithdrawal, listEndingRounds } from './end-at-withdrawal.ts'
export {
  findNewFreeRounds,
  listFreeAcceptances,
  listFreeEntries,
  sumFreeRounds,
  type FreeEntry,
  type FreeRoundsDay,
} from './figures.queries.ts'
export { freeRoundsGiver } from './free-rounds-giver.ts'
export { freeRoundHeartbeats, freeRoundsJobs, type JobNeeds } from './free-rounds.jobs.ts'
export { definitionsListed as freeRoundsListed, givingListed } from './definitions/list-definitions.ts'
export { relationsListed } from './relations/relations-listed.ts'
export { freeRoundRoutes } from './free-rounds.routes.ts'
export { findSpent, freeRoundsOfGames } from './free-rounds-of-games.ts'
export { giveFreeRounds } from './give-free-rounds.ts'
export type { BonusOffer, FreeRoundNeeds, GameToGive, GiverNeeds, OfferBonus } from './needs.ts'
export { freeRoundReactions, notifyOfEndHeartbeat } from './notify-players.ts'
export { freeRoundParts } from './personal-data.ts'
export { freeRoundTimeline } from './timeline.ts'
