export { duelEngine, type DuelBet, type DuelDefinition, type DuelOutcome } from './duel-engine.ts'
