/** Play of a person without a break, over devices and brands. Both null: no play since the last one. */
export type Stretch = { readonly startedAt: Date | null; readonly lastRoundAt: Date | null }

export type BreakRule = { readonly playMinutes: number; readonly breakMinutes: number }

export const NO_PLAY: Stretch = { startedAt: null, lastRoundAt: null }

const MINUTE_MS = 60_000

/**
 * Adds rounds to a stretch, in the order of their time. Time without a round that is as long as a break is one: play
 * begins again. Shorter pauses count as play.
 */
export function addRounds(stretch: Stretch, rounds: readonly Date[], { breakMinutes }: BreakRule): Stretch {
  return rounds.reduce<Stretch>((known, at) => {
    const { startedAt, lastRoundAt } = known
    if (!startedAt || !lastRoundAt) return { startedAt: at, lastRoundAt: at }
    if (at.getTime() - lastRoundAt.getTime() >= breakMinutes * MINUTE_MS) return { startedAt: at, lastRoundAt: at }
    return { startedAt, lastRoundAt: at > lastRoundAt ? at : lastRoundAt }
  }, stretch)
}

/** The stretch as of now: over when the person has not played for the length of a break. */
export function stretchAt(stretch: Stretch, { breakMinutes }: BreakRule, now: Date): Stretch {
  const { lastRoundAt } = stretch
  return lastRoundAt && now.getTime() - lastRoundAt.getTime() < breakMinutes * MINUTE_MS ? stretch : NO_PLAY
}

/** When the break is due if the person continues to play, and when it ends. */
export function breakOf({ startedAt }: Stretch, { playMinutes, breakMinutes }: BreakRule) {
  if (!startedAt) return undefined
  const from = new Date(startedAt.getTime() + playMinutes * MINUTE_MS)
  return { from, until: new Date(from.getTime() + breakMinutes * MINUTE_MS) }
}

/** Full minutes of play. */
export function playedMinutes({ startedAt }: Stretch, now: Date): number {
  return startedAt ? Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / MINUTE_MS)) : 0
}
