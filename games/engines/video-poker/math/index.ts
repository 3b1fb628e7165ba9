export { bestPlay } from './best-strategy.ts'
export { judgeHand, namesOf } from './judge-hand.ts'
export type { HandName, VideoPokerDefinition } from './video-poker-definition.ts'
export { videoPokerEngine, type VideoPokerBet, type VideoPokerOutcome } from './video-poker-engine.ts'
