export { freeRoundsJobs } from './free-rounds.jobs.ts'
export { findUsable as findFreeRounds, type Award } from './free-rounds.queries.ts'
export { giveFreeRounds, type FreeRoundsWish } from './give-free-rounds.ts'
export { spendFreeRound, type SpendWish } from './spend-free-round.ts'
