export { gameRoundsJobs } from './game-rounds.jobs.ts'
export { gameRoundsRoutes } from './game-rounds.routes.ts'
export { openGameRounds, MINIMUM_ROUND_MS, type GameRounds, type GameRoundsOptions } from './open-game-rounds.ts'
export type { GameRoundsNeeds } from './needs.ts'
