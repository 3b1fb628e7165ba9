export { diceEngine, type DiceBet, type DiceDefinition, type DiceOutcome } from './dice-engine.ts'
