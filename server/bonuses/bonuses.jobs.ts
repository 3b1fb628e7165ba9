import { assert, forEachOfPages, type Clock, type Database, type ScheduledJob } from '../kernel/index.ts'
import { listExpired, lockAward, lockExpired } from './awards.queries.ts'
import { endBonus } from './end-bonus.ts'

const AT_ONCE = 100

type JobNeeds = { readonly db: Database; readonly clock: Clock }

/**
 * Ends expired offers and expired bonuses, each in its own transaction: a failure does not affect the others. One with an open round
 * waits for it. Returns how many.
 */
export async function expireBonuses({ db, clock }: JobNeeds): Promise<number> {
  const at = clock.now()
  const ended = await forEachOfPages<string, boolean>({
    limit: AT_ONCE,
    list: (page) => listExpired(db, at, page),
    work: (id) =>
      db.transaction(async (tx) => {
        if (!(await lockExpired(tx, id, at))) return false
        const of = await lockAward(tx, id)
        assert(of, 'A locked award is there.')
        const isWithdrawn = of.award.withdrawnAt !== null
        await endBonus(
          tx,
          of,
          isWithdrawn ? { move: 'cancel', by: 'withdrawal', at } : { move: 'expire', by: 'time', at },
        )
        return true
      }),
    message: 'Some bonuses could not be ended.',
  })
  return ended.filter(Boolean).length
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
