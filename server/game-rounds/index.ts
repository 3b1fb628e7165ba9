export { gameRoundsJobs } from './game-rounds.jobs.ts'
export { gameRoundsRoutes } from './game-rounds.routes.ts'
export { observeRounds } from './observe-rounds.ts'
export { offeredGames, offeredStakes } from './offered-stakes.ts'
export { openGameRounds, type GameRounds, type GameRoundsOptions } from './open-game-rounds.ts'
export type { HourLoss } from './hour-loss.ts'
export type { BonusMoney } from './bonus/stake-with-bonus.ts'
export { archivedBets } from './bets/archived-bets.queries.ts'
export { archivedBonusParts } from './bonus/archived-parts.queries.ts'
export { archivedRisks } from './risk/archived-risks.queries.ts'
export { listPlayedForFun, moveDemoBalance } from './demo-rounds.queries.ts'
export {
  addToNetAnchor,
  findDefinition,
  findSession as findGameSession,
  keysOfSeries,
  storeDefinition,
} from './game-rounds.queries.ts'
export { GAME_SESSION_CHANGED } from './sessions/live-sessions.ts'
export { playerRoundsListed, roundsListed } from './history/rounds-listed.ts'
export { listRoundsOf } from './history/list-rounds.ts'
export { countMaybeOpenRounds, countOpenSessions, findGamesPlayed } from './history/played-rounds.queries.ts'
export { findGamesOfSteps, keysOfSteps } from './history/games-of-steps.ts'
export { playedRounds } from './history/read-played-rounds.ts'
export { readOutcomes, type StakeEntry, type RoundOutcomeInBooks } from './history/read-outcomes.ts'
export { listDoneForFun } from './demo-rounds.queries.ts'
export { roundsWithDraws } from './history/read-rounds-with-draws.ts'
export {
  findInspected,
  inspectedIn,
  inspectedInSql,
  listSeedsOfSession,
  type InspectedSession,
} from './inspection/inspected-games.queries.ts'
export type { RoundJackpots } from './add-jackpot.ts'
