import { amount, NO_FIGURE, quantity, type Judge } from './judge.ts'

export const judgeTemporaryAccount: Judge<'temporary-account'> = (figures, { state, action, now, pack }) => {
  if (action.kind !== 'deposit' && action.kind !== 'stake' && action.kind !== 'withdraw') return undefined
  const { account } = state
  if (account === null) return NO_FIGURE
  if (account.state === 'verified') return undefined
  if (action.kind === 'withdraw') return NO_FIGURE
  const isOver = account.temporaryUntil === null || new Date(account.temporaryUntil) <= now
  if (isOver) return { ...NO_FIGURE, figure: quantity(figures.days, 'days') }
  if (action.kind === 'stake' || account.depositedMinor + action.amountMinor <= figures.depositedMaxMinor)
    return undefined
  return {
    ...NO_FIGURE,
    figure: amount(figures.depositedMaxMinor, pack),
    present: amount(account.depositedMinor, pack),
  }
}

export const judgeIdentity: Judge<'identity-to-play'> = (_, { state, action }) =>
  action.kind === 'stake' && state.account?.state !== 'verified' ? NO_FIGURE : undefined

export const judgePaymentAccount: Judge<'payment-account'> = (_, { state, action }) =>
  action.kind === 'withdraw' && state.account?.hasVerifiedPaymentAccount !== true ? NO_FIGURE : undefined
