export { gameCatalogueRoutes, type GameCatalogueNeeds } from './game-catalogue.routes.ts'
export { openGameSwitches, SWITCHES_CHANGED, type GameSwitches } from './game-switches.ts'
export { driftJobs } from './drift/drift.jobs.ts'
export { watchReturns, type PlayedRound, type RoundReader } from './drift/watch-returns.ts'
