import { wasExcludedSince } from '#server/exclusion/index.ts'
import type { Clock, Querier } from '#server/kernel/index.ts'
import { hasTightenedSince } from '#server/limits/index.ts'

const DAY_MS = 86_400_000
/**
 * Players who reduced or were stopped from play get no offers for this long. Our own rule: neither market sets a time.
 */
const LEFT_ALONE_DAYS = 90

/** Start of the period that counts. */
export const leftAloneSince = (now: Date): Date => new Date(now.getTime() - LEFT_ALONE_DAYS * DAY_MS)

/** Whether a player must get no offers: checked before every offer. */
export const leftAloneBy =
  (clock: Clock) =>
  async (querier: Querier, playerId: number): Promise<boolean> => {
    const since = leftAloneSince(clock.now())
    return (await hasTightenedSince(querier, playerId, since)) || (await wasExcludedSince(querier, playerId, since))
  }
