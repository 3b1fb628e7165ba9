export { pegsEngine, type PegsBet, type PegsDefinition, type PegsOutcome } from './pegs-engine.ts'
