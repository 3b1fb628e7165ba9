export { crashEngine, crashPointOf, type CrashBet, type CrashDefinition, type CrashOutcome } from './crash-engine.ts'
export {
  cashOutFor,
  lastCashOut,
  LEAST_CASH_OUT,
  multiplierAt,
  reachedAfterMs,
  runsForMs,
  type Curve,
} from './curve.ts'
export {
  bitsOfLink,
  crashPointOfLink,
  hashOfLink,
  verifyChainedRound,
  type ChainClaim,
  type ChainedRound,
  type ChainVerdict,
} from './shared-round.ts'
