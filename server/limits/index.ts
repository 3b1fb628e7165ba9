export { applyDue, applyLimits, LIMITS_CHANGED } from './apply-limits.ts'
export { judgeVisit, recordVisit, readCeilings, readUsedUp, readVisits, type Ceilings } from './at-venues.ts'
export { lockInOrder } from './limits.queries.ts'
export { previewDeposits, judgeDeposit } from './judge-deposit.ts'
export { judgeSignIn } from './judge-sign-in.ts'
export {
  findChangesSince as findLimitChangesSince,
  listLimitedPlayers,
  sumPlayed,
  type PlayDay,
} from './limits.queries.ts'
export { limitChangesListed } from './list-updates.ts'
export { limitsRoutes } from './limits.routes.ts'
export { limitHeartbeats } from './limits.work.ts'
export type { LawOfLimits, LimitAction, LimitFactsNow, LimitsNeeds } from './needs.ts'
export { areLimitsChosen } from './are-limits-chosen.ts'
export { refuseAllLimits } from './refuse-all-limits.ts'
export { openStakeGate, type StakeToJudge, type StakeGate } from './stake-gate.ts'
export { limitParts } from './personal-data.ts'
export { findTightenedSince, hasTightenedSince } from './has-tightened.ts'
export { countChanged } from './count-changed.ts'
export { listChangesAfter, listWaitingAfter, type ChangeOfLimit } from './changed.queries.ts'
export { listChangedByDay } from './list-changed-by-day.ts'
export { limitTimeline } from './timeline.ts'
