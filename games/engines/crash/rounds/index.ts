export { isPaidByRules, stakeLeft, type EndedBet } from './judge-bet.ts'
