export {
  betweenEngine,
  type BetweenBet,
  type BetweenDefinition,
  type BetweenOffer,
  type BetweenOutcome,
  type BetweenPlace,
} from './between-engine.ts'
