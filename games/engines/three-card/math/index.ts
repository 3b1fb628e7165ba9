export { threeCardEngine, type ThreeCardBet, type ThreeCardOutcome } from './three-card-engine.ts'
export type { ThreeCardDefinition } from './three-card-definition.ts'
export { bestMove, waysOfMoves } from './best-strategy.ts'
export { nameOf, scoreOf, type ThreeCardHand } from './judge-hand.ts'
