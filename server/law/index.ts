export type { Action } from './action.ts'
export { decide, type Decision, type Refused } from './decide.ts'
export { explain } from './explain.ts'
export { changeModeOf, findRule, limitKindsOf, roundFiguresOf, zoneOf } from './figures.ts'
export { judgeAction, type ActionFacts } from './judge-action.ts'
export { findRefusedPlayers } from './law.queries.ts'
export { lawRoutes } from './law.routes.ts'
export {
  judgePromotion,
  PLAY_CONDITIONS,
  type PlayCondition,
  type PromotionFacts,
  type PromotionFinding,
} from './judge-promotion.ts'
export { packOf, packs } from './pack-of.ts'
export { detailsOf, refuseByLaw } from './refuse-by-law.ts'
export type { LawPack, Rule, RuleKind } from './rule.ts'
export { judgePointRule, type PointRule, type PointVerdict } from './rules/point-rules.ts'
export { unknownState, type LawState } from './state.ts'
