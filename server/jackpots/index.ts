export { mayContribute } from './may-contribute.ts'
export {
  addedReturnPpm,
  contributionOf,
  isPoolWon,
  MICROS_PER_MINOR,
  newPool,
  paidOf,
  poolAfterWin,
  problemsOf,
  type JackpotRules,
} from './pool.ts'
