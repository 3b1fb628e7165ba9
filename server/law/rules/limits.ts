import { countsPlayOf, limitFacts, type LimitKind } from '#contract/shapes/limits.ts'
import type { Quantity } from '#contract/shapes/law.ts'
import { periodOf, sameTimeDaysLater } from '#contract/states/calendar.ts'
import { directionOf } from '#contract/states/limit-changes.ts'
import type { Action } from '../action.ts'
import type { LimitStanding } from '../state.ts'
import { amount, endOfBreach, NO_FIGURE, quantity, until, type Judge, type Question } from './judge.ts'

/** Refuses what would exceed a limit. The limit itself may be reached. */
export const judgeLimit: Judge<'limit'> = ({ kinds }, question) => {
  const asked = kinds.filter((kind) => isAsked(kind, question.action))
  if (asked.length === 0) return undefined
  const { limits } = question.state
  if (limits === null) return NO_FIGURE
  return asked
    .map((kind) => limits.find((standing) => standing.kind === kind))
    .filter((standing) => standing !== undefined)
    .map((standing) => judgeStanding(standing, question))
    .filter((breach) => breach !== undefined)
    .sort((a, b) => endOfBreach(b) - endOfBreach(a))[0]
}

function isAsked(kind: LimitKind, action: Action): boolean {
  switch (limitFacts(kind).measure) {
    case 'stake':
    case 'loss':
      return action.kind === 'stake' && countsPlayOf(kind, action.game)
    case 'deposit':
      return action.kind === 'deposit'
    case 'logon-count':
      return action.kind === 'sign-in'
    case 'logon-duration':
      return action.kind === 'sign-in' || action.kind === 'stay' || action.kind === 'stake'
    case 'visits':
      return action.kind === 'enter-venue'
    case 'logon-break':
    case 'reality-check':
      return false
  }
}

function judgeStanding(standing: LimitStanding, question: Question) {
  const { kind, present, resetsAt, pending } = standing
  const { action, now, pack } = question
  const looserFrom = pending && new Date(pending.effectiveAt)
  const value = looserFrom && looserFrom <= now ? pending.value : standing.value
  if (value === null) return undefined
  const end = resetsAt === null ? null : new Date(resetsAt)
  // Facts from before the period's end do not count after it.
  const counted = end !== null && end <= now ? 0 : present
  const added = addedBy(kind, action)
  const fits = (bound: number | null, used: number) => bound === null || used + added <= bound
  if (fits(value, counted)) return undefined
  const moments = [
    // An amount that alone exceeds the limit is not allowed in the next period either.
    ...(end && fits(value, 0) ? [end] : []),
    ...(looserFrom && looserFrom > now && fits(pending.value, counted) ? [looserFrom] : []),
  ]
  return {
    figure: limitQuantity(kind, value, pack),
    present: limitQuantity(kind, counted, pack),
    earliestAllowedAt: moments.sort((a, b) => a.getTime() - b.getTime())[0] ?? null,
  }
}

/** What the action would add. For a time limit one more minute, so that a used-up time is over. */
function addedBy(kind: LimitKind, action: Action): number {
  const { measure } = limitFacts(kind)
  if (action.kind === 'stake' && (measure === 'stake' || measure === 'loss')) return action.stakeMinor
  return action.kind === 'deposit' ? action.amountMinor : 1
}

function limitQuantity(kind: LimitKind, value: number, pack: Question['pack']): Quantity {
  const { unit } = limitFacts(kind)
  return unit === 'money' ? amount(value, pack) : quantity(value, unit)
}

export const judgeLogonBreak: Judge<'logon-break'> = (_, { state, action, now }) =>
  action.kind === 'stake' ? until(state.logonBreakUntil, now) : undefined

export const judgeLimitsChosen: Judge<'limits-chosen'> = ({ missing }, { state, action }) => {
  if (action.kind !== 'stake' && action.kind !== 'open-account') return undefined
  const { limitsNotChosen } = state
  if (limitsNotChosen === null) return NO_FIGURE
  if (limitsNotChosen.length <= missing) return undefined
  return { ...NO_FIGURE, figure: quantity(missing, 'count'), present: quantity(limitsNotChosen.length, 'count') }
}

/** One change per kind in a calendar month, where the market has this rule. The first choice is not a change. */
export const judgeLimitChange: Judge<'change-limit'> = (mode, { state, action, now, pack }) => {
  if (action.kind !== 'change-limit' || action.isFirst || mode.changesPerMonth === null) return undefined
  const direction = directionOf(action.limit, action.from, action.to)
  if (direction === 'same' || (direction === 'tighter' && mode.mayAlwaysTighten)) return undefined
  const changes = state.changesThisMonth[action.limit] ?? 0
  if (changes < mode.changesPerMonth) return undefined
  return {
    figure: quantity(mode.changesPerMonth, 'count'),
    present: quantity(changes, 'count'),
    earliestAllowedAt: periodOf('month', pack.zone, now).endsAt,
  }
}

/** A person who closes an account and opens another one within the days keeps at least the former limits. */
export const judgeReopenedAccount: Judge<'reopened-account'> = ({ days }, { state, action, pack }) => {
  const before = state.closedBefore
  if (action.kind !== 'change-limit' || !action.isFirst || !before) return undefined
  const held = before.limits[action.limit]
  if (held === undefined || directionOf(action.limit, held, action.to) !== 'looser') return undefined
  const free = sameTimeDaysLater(pack.zone, new Date(before.closedAt), days)
  if (new Date(before.reopenedAt) > free) return undefined
  const present = action.to === null ? null : limitQuantity(action.limit, action.to, pack)
  return { ...NO_FIGURE, figure: limitQuantity(action.limit, held, pack), present }
}
