export {
  hiLoEngine,
  HIGHER,
  LOWER,
  type HiLoBet,
  type HiLoDefinition,
  type HiLoOffer,
  type HiLoOutcome,
} from './hi-lo-engine.ts'
