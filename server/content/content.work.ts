import type { ScheduledJob } from '#server/kernel/index.ts'
import { resealContentFiles } from './files/reseal-files.ts'
import type { ContentNeeds } from './needs.ts'
import { notifyOfWithdrawnTerms } from './terms/notify-of-withdrawn-terms.ts'
import { notifyOfTerms } from './terms/notify-of-terms.ts'

/** Scheduled jobs of the room. */
export function contentJobs(needs: ContentNeeds): ScheduledJob[] {
  return [
    {
      name: 'content.reseal-files',
      cron: '10 4 * * *',
      runsPer: 'brand',
      mostMinutes: 1380,
      run: async () => {
        await resealContentFiles(needs)
      },
    },
    {
      name: 'content.tell-of-terms',
      cron: '25 * * * *',
      runsPer: 'brand',
      mostMinutes: 720,
      run: async () => {
        await notifyOfTerms(needs)
        await notifyOfWithdrawnTerms(needs)
      },
    },
  ]
}
