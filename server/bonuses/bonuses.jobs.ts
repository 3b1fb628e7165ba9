import { assert, type Clock, type Database, type ScheduledJob } from '../kernel/index.ts'
import { lockAward, lockExpired } from './awards.queries.ts'
import { endBonus } from './end-bonus.ts'

const AT_ONCE = 100

type JobNeeds = { readonly db: Database; readonly clock: Clock }

/** Ends expired offers and expired bonuses; one with an open round waits for it. Returns how many. */
export async function expireBonuses({ db, clock }: JobNeeds): Promise<number> {
  let ended = 0
  for (;;) {
    const at = clock.now()
    const expired = await db.transaction(async (tx) => {
      const ids = await lockExpired(tx, at, AT_ONCE)
      for (const id of ids) {
        const of = await lockAward(tx, id)
        assert(of, 'A locked award is there.')
        const isWithdrawn = of.award.withdrawnAt !== null
        await endBonus(
          tx,
          of,
          isWithdrawn ? { move: 'cancel', by: 'withdrawal', at } : { move: 'expire', by: 'time', at },
        )
      }
      return ids.length
    })
    ended += expired
    if (expired < AT_ONCE) return ended
  }
}

/** Repeated work of the room. */
export function bonusJobs(needs: JobNeeds): ScheduledJob[] {
  return [
    {
      name: 'bonuses.expire',
      cron: '*/5 * * * *',
      runsPer: 'database',
      run: async () => {
        await expireBonuses(needs)
      },
    },
  ]
}
