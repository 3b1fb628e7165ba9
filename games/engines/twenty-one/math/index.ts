export { twentyOneEngine, type TwentyOneBet, type TwentyOneOutcome } from './twenty-one-engine.ts'
export type { TwentyOneDefinition } from './twenty-one-definition.ts'
export { bestMove, simpleStrategies, waysOfPlay } from './best-strategy.ts'
export { cardsOf, pointsOf, type Move } from './table.ts'
