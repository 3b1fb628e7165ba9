import { resealFile } from '#server/documents/index.ts'
import type { ScheduledJob } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { fileBelongsTo } from './file-place.ts'
import { findFilesToReseal, markResealed } from './files.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'cipher' | 'files'>

const BATCH = 100

/** Seals files anew that an older key sealed. Gives how many. */
export async function resealContentFiles({ db, cipher, files }: Needs): Promise<number> {
  let done = 0
  for (;;) {
    const ids = await findFilesToReseal(db, cipher.currentStart, BATCH)
    if (ids.length === 0) return done
    for (const id of ids) {
      await resealFile({ cipher, files }, id, fileBelongsTo)
      await markResealed(db, id, cipher.currentStart)
    }
    done += ids.length
  }
}

/** What the worker does for this room at its hour. */
export function contentJobs(needs: Needs): ScheduledJob[] {
  return [
    {
      name: 'content.reseal-files',
      cron: '10 4 * * *',
      runsPer: 'brand',
      run: async () => {
        await resealContentFiles(needs)
      },
    },
  ]
}
