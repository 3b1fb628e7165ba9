import { wasExcludedSince } from '#server/exclusion/index.ts'
import type { Clock, Querier } from '#server/kernel/index.ts'
import { hasTightenedSince } from '#server/limits/index.ts'

const DAY_MS = 86_400_000
/** Who wants to play less, or was kept from playing, is offered nothing for so long. Ours: no rule of either market names a time. */
const LEFT_ALONE_DAYS = 90

/** From when on it counts. */
export const leftAloneSince = (now: Date): Date => new Date(now.getTime() - LEFT_ALONE_DAYS * DAY_MS)

/** Whether somebody is to be left alone: asked by everything that offers. */
export const leftAloneBy =
  (clock: Clock) =>
  async (querier: Querier, playerId: number): Promise<boolean> => {
    const since = leftAloneSince(clock.now())
    return (await hasTightenedSince(querier, playerId, since)) || (await wasExcludedSince(querier, playerId, since))
  }
