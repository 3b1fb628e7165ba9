export type { Action } from './action.ts'
export { keepingOf, type Keeping } from './keeping.ts'
export { decide, type Decision, type Refused } from './decide.ts'
export { explain } from './explain.ts'
export {
  type RoundFigures,
  changeModeOf,
  findRule,
  findRules,
  limitKindsOf,
  openRoundFigures,
  roundFiguresOf,
  venueMaxOf,
  zoneOf,
} from './figures.ts'
export { judgeAction, type ActionFacts } from './judge-action.ts'
export { findRefusedPlayers } from './law.queries.ts'
export { decisionsListed } from './list-decisions.ts'
export { lawRoutes } from './law.routes.ts'
export { judgePromotion, type PromotionFinding, type PromotionVerdict } from './judge-promotion.ts'
export { packOf, packs } from './pack-of.ts'
export { promotionWords } from './promotion-words.ts'
export { PLAY_CONDITIONS, type PlayCondition, type PromotionFacts } from './promotion-facts.ts'
export { detailsOf, refuseByLaw } from './refuse-by-law.ts'
export { refusePromotion } from './refuse-promotion.ts'
export { sentenceIn } from './rule-words.ts'
export type { KeptRecords, LawPack, Rule, RuleKind } from './rule.ts'
export type { LawLanguage } from './texts/index.ts'
export { unknownState, type LawState } from './state.ts'
