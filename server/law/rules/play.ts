import { amount, NO_FIGURE, quantity, until, type Breach, type Judge, type Question } from './judge.ts'

const MINUTE_MS = 60_000

export const judgeForcedBreak: Judge<'forced-break'> = ({ playMinutes, breakMinutes }, { state, action, now }) => {
  if (action.kind !== 'stake') return undefined
  const { play } = state
  const figure = quantity(playMinutes, 'minutes')
  if (play === null) return { ...NO_FIGURE, figure }
  const present = quantity(play.playedMinutes, 'minutes')
  const running = until(play.breakUntil, now, figure)
  if (running) return { ...running, present }
  // After a break the count has begun again; the caller's minutes are those since.
  if (play.playedMinutes < playMinutes) return undefined
  return { figure, present, earliestAllowedAt: new Date(now.getTime() + breakMinutes * MINUTE_MS) }
}

/** The bound is the game's own, by the operator's formula for it. */
export const judgeHourlyLoss: Judge<'hourly-loss'> = (_, { state, action, now, pack }) => {
  if (action.kind !== 'stake' || action.hourLossMaxMinor === null) return undefined
  const figure = amount(action.hourLossMaxMinor, pack)
  if (state.play === null) return { ...NO_FIGURE, figure }
  const hourEndsAt = new Date(state.play.hourEndsAt)
  const lostMinor = hourEndsAt <= now ? 0 : state.play.hourLossMinor
  if (lostMinor + action.stakeMinor <= action.hourLossMaxMinor) return undefined
  const isEverAllowed = action.stakeMinor <= action.hourLossMaxMinor
  return { figure, present: amount(lostMinor, pack), earliestAllowedAt: isEverAllowed ? hourEndsAt : null }
}

export const judgeStakeMax: Judge<'stake-max'> = ({ maxMinor }, { action, pack }) =>
  action.kind === 'stake' && action.venueKind === undefined ? breachOfMax(action.stakeMinor, maxMinor, pack) : undefined

export const judgeVenueStakeMax: Judge<'venue-stake-max'> = ({ kinds, maxMinor }, { action, pack }) =>
  action.kind === 'stake' && action.venueKind !== undefined && kinds.includes(action.venueKind)
    ? breachOfMax(action.stakeMinor, maxMinor, pack)
    : undefined

const breachOfMax = (stakeMinor: number, maxMinor: number, pack: Question['pack']): Breach | undefined =>
  stakeMinor > maxMinor
    ? { figure: amount(maxMinor, pack), present: amount(stakeMinor, pack), earliestAllowedAt: null }
    : undefined

export const judgeWinMax: Judge<'win-max'> = ({ maxMinor }, { action, pack }) => {
  if (action.kind !== 'stake') return undefined
  const { winMaxMinor } = action
  if (winMaxMinor !== null && winMaxMinor <= maxMinor) return undefined
  const present = winMaxMinor === null ? null : amount(winMaxMinor, pack)
  return { figure: amount(maxMinor, pack), present, earliestAllowedAt: null }
}

export const judgePace: Judge<'round-pace'> = ({ minMs }, { state, action, now }) => {
  if (action.kind !== 'stake') return undefined
  const figure = quantity(minMs, 'milliseconds')
  if (state.play === null) return { ...NO_FIGURE, figure }
  if (state.play.lastRoundAt === null) return undefined
  const begun = Date.parse(state.play.lastRoundAt)
  const passed = now.getTime() - begun
  if (passed >= minMs) return undefined
  return { figure, present: quantity(passed, 'milliseconds'), earliestAllowedAt: new Date(begun + minMs) }
}

export const judgeAutoplay: Judge<'autoplay'> = (_, { action }) =>
  action.kind === 'stake' && action.isAutoplay ? NO_FIGURE : undefined

export const judgeCelebration: Judge<'celebration'> = (_, { action, pack }) =>
  action.kind === 'celebrate-win' && action.winMinor <= action.stakeMinor
    ? { figure: amount(action.stakeMinor, pack), present: amount(action.winMinor, pack), earliestAllowedAt: null }
    : undefined
