export { crashEngine, crashPointOf, type CrashBet, type CrashDefinition, type CrashOutcome } from './crash-engine.ts'
