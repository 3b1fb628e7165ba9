import type { Heartbeat, ScheduledJob } from '#server/kernel/index.ts'
import { erasePeople } from './erase-person.ts'
import { destroyHeld } from './held-data.ts'
import type { PrivacyNeeds } from './needs.ts'
import { destroyArchives, prepareExports } from './prepare-export.ts'

const EXPORTS_EVERY_MS = 2_000
const ERASE_EVERY_MS = 10_000

/** Heartbeats of the worker for this room. */
export function privacyHeartbeats(needs: PrivacyNeeds): Heartbeat[] {
  return [
    {
      name: 'privacy.prepare-exports',
      everyMs: EXPORTS_EVERY_MS,
      beat: async () => {
        try {
          await prepareExports(needs)
        } finally {
          await destroyArchives(needs)
        }
      },
    },
    { name: 'privacy.erase-people', everyMs: ERASE_EVERY_MS, beat: () => erasePeople(needs) },
  ]
}

/** Nightly jobs of the worker for this room. */
export function privacyJobs(needs: PrivacyNeeds): ScheduledJob[] {
  return [
    {
      name: 'privacy.destroy-held',
      cron: '10 3 * * *',
      runsPer: 'brand',
      mostMinutes: 720,
      run: async () => {
        while ((await destroyHeld(needs)) > 0);
      },
    },
  ]
}
