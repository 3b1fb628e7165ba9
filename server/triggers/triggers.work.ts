import { forgetEvents, type Heartbeat, type ScheduledJob } from '../kernel/index.ts'
import { hearEvents } from './firing/hear-events.ts'
import type { FiringNeeds, TriggerNeeds } from './needs.ts'
import { sendDeliveries } from './webhooks/send-deliveries.ts'

const HEAR_EVERY_MS = 500
const SEND_EVERY_MS = 1_000
const DAY_MS = 86_400_000
/** Events are kept for what a preview looks at, and some days more. */
const KEPT_DAYS = 35

/** What the worker does for this room all the time. */
export function triggerHeartbeats(needs: FiringNeeds): Heartbeat[] {
  return [
    { name: 'triggers.hear', everyMs: HEAR_EVERY_MS, beat: () => hearEvents(needs) },
    { name: 'triggers.send', everyMs: SEND_EVERY_MS, beat: () => sendDeliveries(needs) },
  ]
}

/** What has its hour. */
export function triggerJobs({ db, clock }: Pick<TriggerNeeds, 'db' | 'clock'>): ScheduledJob[] {
  return [
    {
      name: 'triggers.forget-events',
      cron: '40 3 * * *',
      runsPer: 'database',
      run: () => forgetEvents(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
    },
  ]
}
