import { forgetEvents, type Heartbeat, type Querier, type ScheduledJob } from '../kernel/index.ts'
import { forgetUnfired } from './firing/firings.queries.ts'
import { handleEvents } from './firing/handle-events.ts'
import type { FiringNeeds, TriggerNeeds } from './needs.ts'
import { sendDeliveries } from './webhooks/send-deliveries.ts'

const HEAR_EVERY_MS = 500
const SEND_EVERY_MS = 1_000
const DAY_MS = 86_400_000
/** Events, and the reasons for not firing, are kept for the period of a preview and some days more. */
const KEPT_DAYS = 35
const FORGOTTEN_AT_ONCE = 5_000

/** The heartbeats of this room. */
export function triggerHeartbeats(needs: FiringNeeds): Heartbeat[] {
  return [
    { name: 'triggers.hear', everyMs: HEAR_EVERY_MS, beat: () => handleEvents(needs) },
    { name: 'triggers.send', everyMs: SEND_EVERY_MS, beat: () => sendDeliveries(needs) },
  ]
}

/** Deletes firings without an action from before an instant, one batch. Returns the number of rows. */
export async function forgetFirings(db: Querier, before: Date, atOnce = FORGOTTEN_AT_ONCE): Promise<number> {
  let forgotten = 0
  for (;;) {
    const some = await forgetUnfired(db, before, atOnce)
    forgotten += some
    if (some < atOnce) return forgotten
  }
}

/** The scheduled jobs of this room. */
export function triggerJobs({ db, clock }: Pick<TriggerNeeds, 'db' | 'clock'>): ScheduledJob[] {
  return [
    {
      name: 'triggers.forget-events',
      cron: '40 3 * * *',
      runsPer: 'database',
      mostMinutes: 720,
      run: async () => {
        const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
        await forgetEvents(db, before)
        await forgetFirings(db, before)
      },
    },
  ]
}
