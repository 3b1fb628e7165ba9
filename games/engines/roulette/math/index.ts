export { rouletteEngine, type RouletteBet, type RouletteDefinition, type RouletteOutcome } from './roulette-engine.ts'
