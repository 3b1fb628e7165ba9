export { kenoEngine, type KenoBet, type KenoDefinition, type KenoOutcome } from './keno-engine.ts'
