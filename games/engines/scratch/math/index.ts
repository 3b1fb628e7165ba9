export { scratchEngine, type ScratchBet, type ScratchDefinition, type ScratchOutcome } from './scratch-engine.ts'
