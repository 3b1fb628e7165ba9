import { dayOf, startOfDay } from '#contract/states/calendar.ts'
import type { ActionKind } from '../action.ts'
import { NO_FIGURE, quantity, type Judge } from './judge.ts'

const GROWN_UP: readonly ActionKind[] = ['register', 'open-account', 'deposit', 'stake', 'enter-venue']

export const judgeAge: Judge<'minimum-age'> = ({ years }, { state, action, now, pack }) => {
  if (!GROWN_UP.includes(action.kind)) return undefined
  const { birthDate } = state
  if (birthDate === null) return { ...NO_FIGURE, figure: quantity(years, 'years') }
  const today = dayOf(pack.zone, now)
  const comesOfAge = birthdayAfter(birthDate, years)
  if (comesOfAge <= today) return undefined
  return {
    figure: quantity(years, 'years'),
    present: quantity(completedYears(birthDate, today), 'years'),
    earliestAllowedAt: startOfDay(pack.zone, comesOfAge),
  }
}

/** Day on which a year of life is completed; for a person born on 29 February, 1 March of a common year. */
function birthdayAfter(birthDate: string, years: number): string {
  const [year, month, day] = birthDate.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10)
}

function completedYears(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return birthdayAfter(birthDate, years) <= today ? years : years - 1
}

export const judgeOneAccount: Judge<'one-account'> = ({ accounts }, { state, action }) => {
  if (action.kind !== 'register' && action.kind !== 'open-account') return undefined
  const { otherAccounts } = state
  if (otherAccounts === null) return { ...NO_FIGURE, figure: quantity(accounts, 'count') }
  if (otherAccounts < accounts) return undefined
  return { ...NO_FIGURE, figure: quantity(accounts, 'count'), present: quantity(otherAccounts, 'count') }
}

export const judgePoliticallyExposed: Judge<'politically-exposed'> = ({ mayPlay }, { state, action }) => {
  const isAsked: readonly ActionKind[] = ['register', 'open-account', 'deposit', 'stake']
  if (mayPlay || !isAsked.includes(action.kind)) return undefined
  return state.isPoliticallyExposed === false ? undefined : NO_FIGURE
}
