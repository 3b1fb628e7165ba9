import type { ActionKind } from '../action.ts'
import { NO_FIGURE, quantity, until, type Judge } from './judge.ts'

/** What an excluded person may not do. Signing in, withdrawing and closing the account stay possible. */
const PLAY: readonly ActionKind[] = ['deposit', 'stake', 'give-bonus', 'compete', 'join-jackpot', 'enter-venue']

export const judgePanic: Judge<'panic'> = ({ hours }, { state, action, now }) =>
  PLAY.includes(action.kind) ? until(state.panicUntil, now, quantity(hours, 'hours')) : undefined

export const judgeSelfExclusion: Judge<'self-exclusion'> = (_, { state, action, now }) =>
  PLAY.includes(action.kind) || action.kind === 'register' || action.kind === 'open-account'
    ? until(state.selfExcludedUntil, now)
    : undefined

/** Only a clear answer that is not too old lets anyone register or play. */
export const judgeRegister: Judge<'register'> = ({ answerLivesMinutes }, { state, action, now }) => {
  const isAsked = PLAY.includes(action.kind) || action.kind === 'register' || action.kind === 'open-account'
  if (!isAsked) return undefined
  const { register } = state
  if (register === null || register.answer !== 'clear') return NO_FIGURE
  const ageMinutes = Math.ceil((now.getTime() - Date.parse(register.checkedAt)) / 60_000)
  if (ageMinutes >= 0 && ageMinutes <= answerLivesMinutes) return undefined
  return { ...NO_FIGURE, figure: quantity(answerLivesMinutes, 'minutes'), present: quantity(ageMinutes, 'minutes') }
}

export const judgeRegisterWriting: Judge<'register-not-writable'> = (_, { action }) =>
  action.kind === 'write-register' ? NO_FIGURE : undefined
