import type { Clock, Database, ScheduledJob } from '../kernel/index.ts'
import { removeOld } from './game-rounds.queries.ts'

const DEMOS_KEPT_MS = 3 * 86_400_000

/** Repeated work of the room: what is kept only for a while goes. Rounds for money are kept for good. */
export function gameRoundsJobs({ db, clock }: { readonly db: Database; readonly clock: Clock }): ScheduledJob[] {
  return [
    {
      name: 'game-rounds.remove-old',
      cron: '*/15 * * * *',
      run: async () => {
        const now = clock.now()
        await removeOld(db, now, new Date(now.getTime() - DEMOS_KEPT_MS))
      },
    },
  ]
}
