import { tell, type Clock, type Database, type ScheduledJob } from '../kernel/index.ts'
import { expire } from './free-rounds.queries.ts'

const AT_ONCE = 500

/** Ends free rounds whose time is over, and tells of what was left. */
export async function expireFreeRounds({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): Promise<number> {
  let ended = 0
  for (;;) {
    const expired = await db.transaction(async (tx) => {
      const awards = await expire(tx, clock.now(), AT_ONCE)
      for (const { id, playerId, left } of awards)
        await tell(tx, 'free-rounds.expired', { awardId: id, playerId, left })
      return awards.length
    })
    ended += expired
    if (expired < AT_ONCE) return ended
  }
}

/** Repeated work of the room. */
export function freeRoundsJobs(needs: { readonly db: Database; readonly clock: Clock }): ScheduledJob[] {
  return [
    {
      name: 'free-rounds.expire',
      cron: '*/5 * * * *',
      run: async () => {
        await expireFreeRounds(needs)
      },
    },
  ]
}
