export { wheelEngine, type WheelBet, type WheelDefinition, type WheelOutcome } from './wheel-engine.ts'
