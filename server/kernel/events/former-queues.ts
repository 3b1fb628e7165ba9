import type { PgBoss } from 'pg-boss'

/**
 * Formerly queues had no brand in their names. Drains such a queue where an installation still has it: each waiting job
 * is passed to this brand's reaction, which leaves jobs of other brands for their own workers to retry.
 */
export async function emptyFormerQueue(
  boss: PgBoss,
  { event, name, react }: { readonly event: string; readonly name: string; readonly react: Handle },
): Promise<void> {
  if (!(await boss.getQueue(name))) return
  await boss.unsubscribe(event, name)
  await boss.work<object>(name, { pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const { data } of jobs)
      if (!(await react(data))) throw new Error('The job is for the worker of another brand.')
  })
}

/** Returns whether the event concerned this brand. */
type Handle = (payload: object) => Promise<boolean>
