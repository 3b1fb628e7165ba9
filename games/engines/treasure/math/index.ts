export { treasureEngine, type TreasureBet, type TreasureDefinition, type TreasureOutcome } from './treasure-engine.ts'
