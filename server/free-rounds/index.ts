export { freeRoundsJobs } from './free-rounds.jobs.ts'
export { findUsable as findFreeRounds, type Award } from './free-rounds.queries.ts'
export { freeRoundParts } from './personal-data.ts'
export { spendFreeRound } from './spend-free-round.ts'
