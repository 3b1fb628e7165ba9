import type { Clock, Database, ScheduledJob } from '#server/kernel/index.ts'
import { knowJobs, recordBegin, recordEnd, recordFailure } from './installation.queries.ts'

export type JobRuns = {
  /** The same jobs, each noting when it began, ended and failed. */
  readonly watch: (jobs: readonly ScheduledJob[]) => ScheduledJob[]
  /** Writes down which jobs there are: one that never ran is shown too. */
  readonly know: (jobs: readonly ScheduledJob[]) => Promise<void>
}

/** Keeps the last run of each job of the schedule. Jobs of a brand have its name before theirs. */
export function jobRuns({
  db,
  clock,
  target,
}: {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
}): JobRuns {
  const nameOf = ({ name, runsPer }: ScheduledJob) => (runsPer === 'brand' ? `${target}/${name}` : name)
  return {
    watch: (jobs) =>
      jobs.map((job) => ({
        ...job,
        run: async () => {
          const name = nameOf(job)
          await recordBegin(db, name, clock.now())
          try {
            await job.run()
          } catch (error) {
            await recordFailure(db, name, clock.now())
            throw error
          }
          await recordEnd(db, name, clock.now())
        },
      })),
    know: (jobs) =>
      knowJobs(
        db,
        jobs.map((job) => ({ name: nameOf(job), cron: job.cron })),
      ),
  }
}
