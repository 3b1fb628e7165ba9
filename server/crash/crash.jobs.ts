import type { Clock, Database, ScheduledJob } from '../kernel/index.ts'
import { removeDemoBets } from './bets.queries.ts'

const DEMO_KEPT_MS = 3 * 24 * 3_600_000

/** Jobs of the room. */
export function crashJobs({ db, clock }: { readonly db: Database; readonly clock: Clock }): ScheduledJob[] {
  return [
    {
      name: 'crash.remove-demo-bets',
      cron: '37 4 * * *',
      runsPer: 'database',
      mostMinutes: 240,
      run: () => removeDemoBets(db, new Date(clock.now().getTime() - DEMO_KEPT_MS)),
    },
  ]
}
