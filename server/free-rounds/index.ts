export { freeRoundsJobs } from './free-rounds.jobs.ts'
export { freeRoundsOfGames } from './free-rounds-of-games.ts'
export { giveFreeRounds } from './give-free-rounds.ts'
export { freeRoundParts } from './personal-data.ts'
