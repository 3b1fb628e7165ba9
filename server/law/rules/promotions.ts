import { amount, NO_FIGURE, type Judge } from './judge.ts'

export const judgeBonusOnTemporary: Judge<'bonus-on-temporary'> = (_, { state, action }) =>
  action.kind === 'give-bonus' && state.account?.state !== 'verified' ? NO_FIGURE : undefined

export const judgeBonusTerms: Judge<'bonus-terms'> = (_, { state, action }) => {
  if (action.kind !== 'give-bonus') return undefined
  const isFair = action.hasShortTerms && action.wereTermsTold && !action.dependsOnNotWithdrawing
  return isFair && state.account?.isClosureAsked === false ? undefined : NO_FIGURE
}

export const judgeCompetition: Judge<'competition'> = ({ depositedDayMaxMinor }, { action, pack }) => {
  if (action.kind !== 'compete' || !action.isByPlay) return undefined
  if (action.isOnTechnicalGame) return NO_FIGURE
  const { depositedDayMinor } = action
  if (depositedDayMinor !== null && depositedDayMinor <= depositedDayMaxMinor) return undefined
  return {
    ...NO_FIGURE,
    figure: amount(depositedDayMaxMinor, pack),
    present: depositedDayMinor === null ? null : amount(depositedDayMinor, pack),
  }
}

export const judgeJackpot: Judge<'jackpot'> = (_, { action }) =>
  action.kind === 'join-jackpot' ? NO_FIGURE : undefined
