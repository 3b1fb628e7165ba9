import type { Period } from '#contract/states/calendar.ts'
import type { Logon } from './needs.ts'

/** Time signed in on any device, as periods without overlap. `endsAt` is now for an open one. */
export type Stretch = { readonly startsAt: Date; readonly endsAt: Date; readonly lasts: boolean }

/** Two devices at once count once: the person has only one time. */
export function stretchesOf(logons: readonly Logon[], now: Date): Stretch[] {
  const stretches: Stretch[] = []
  const inOrder = logons.toSorted((a, b) => a.openedAt.getTime() - b.openedAt.getTime())
  for (const { openedAt, endedAt } of inOrder) {
    const lasts = endedAt === null || endedAt > now
    const endsAt = lasts ? now : endedAt
    const last = stretches.at(-1)
    if (last && openedAt <= last.endsAt) {
      stretches[stretches.length - 1] = {
        startsAt: last.startsAt,
        endsAt: endsAt > last.endsAt ? endsAt : last.endsAt,
        lasts: last.lasts || lasts,
      }
    } else stretches.push({ startsAt: openedAt, endsAt, lasts })
  }
  return stretches
}

/** Milliseconds signed in within a period. */
export function timeWithin(stretches: readonly Stretch[], { startsAt, endsAt }: Period): number {
  return stretches.reduce((sum, stretch) => {
    const from = Math.max(stretch.startsAt.getTime(), startsAt.getTime())
    const to = Math.min(stretch.endsAt.getTime(), endsAt.getTime())
    return sum + Math.max(0, to - from)
  }, 0)
}

/** End of the break after the last session, or undefined when there was none. */
export function breakEndOf(stretches: readonly Stretch[], breakMinutes: number): Date | undefined {
  const ended = stretches.findLast(({ lasts }) => !lasts)
  return ended && new Date(ended.endsAt.getTime() + breakMinutes * 60_000)
}

/**
 * When a player who stays signed in has used up the day's time; undefined when that never happens. What is left today
 * may continue past midnight: then the whole next day's time is added.
 */
export function spentAt({
  usedMs,
  allowedMs,
  now,
  today,
}: {
  usedMs: number
  allowedMs: number
  now: Date
  today: Period
}): Date | undefined {
  const left = Math.max(0, allowedMs - usedMs)
  const end = new Date(now.getTime() + left)
  if (end < today.endsAt) return end
  const SHORTEST_DAY_MS = 23 * 3_600_000
  return allowedMs < SHORTEST_DAY_MS ? new Date(today.endsAt.getTime() + allowedMs) : undefined
}
