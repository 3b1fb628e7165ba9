import { PgBoss } from 'pg-boss'
import { connectionSettings } from '../database/connection-settings.ts'

/**
 * Creates or upgrades the tables of the job queue, as the owner of the database: the worker's own role may not. A
 * worker that connects as the owner does it itself.
 */
export async function prepareJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    ...connectionSettings(ownerUrl, 'tolar-jobs'),
    schema: 'jobs',
    max: 1,
    supervise: false,
    schedule: false,
  })
  let problem: Error | undefined
  boss.on('error', (error) => (problem = error))
  await boss.start()
  await boss.stop({ graceful: false })
  if (problem) throw problem
}
