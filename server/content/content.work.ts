import type { ScheduledJob } from '#server/kernel/index.ts'
import { resealContentFiles } from './files/reseal-files.ts'
import type { ContentNeeds } from './needs.ts'
import { tellOfTakenBack } from './terms/tell-of-taken-back.ts'
import { tellOfTerms } from './terms/tell-of-terms.ts'

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
        await tellOfTerms(needs)
        await tellOfTakenBack(needs)
      },
    },
  ]
}
