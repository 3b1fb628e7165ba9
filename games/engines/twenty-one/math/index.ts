export { twentyOneEngine, type TwentyOneBet, type TwentyOneHand, type TwentyOneOutcome } from './twenty-one-engine.ts'
export type { TwentyOneDefinition } from './twenty-one-definition.ts'
export { bestMove, returnsOf, waysOfPlay, waysToPlay } from './best-strategy.ts'
export { cardsOf, pointsOf, type Move } from './table.ts'
