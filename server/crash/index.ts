export { crashRoutes } from './crash.routes.ts'
export { betsListed, roundsListed } from './crash-log.ts'
export { crashJobs } from './crash.jobs.ts'
export { countOpenBets } from './bets.queries.ts'
export { archivedSharedRounds } from './archive/archived-rounds.queries.ts'
export {
  findBetOutcomes,
  findBookedPlays,
  findOpposedRounds,
  findRoundsPlayed,
  searchBookedPlays,
} from './archive/find-plays.ts'
export { listCrashGames } from './game-rules.ts'
export { gamesOfSharedSeries } from './games-of-series.ts'
export { crashRounds } from './read-crash-rounds.ts'
export { keysOfSharedSeries } from './games.queries.ts'
export { openCrash, type Crash } from './open-crash.ts'
export * as crashTiming from './timing.ts'
