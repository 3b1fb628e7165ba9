import type { PgBoss } from 'pg-boss'

/**
 * Queues had no brand in their names once. Empties such a queue of reactions, where an installation still has it: what waits in it
 * is offered to this brand's reaction, which leaves other brands' jobs to be tried again by their own workers.
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

/** Gives whether the event concerned this brand. */
type Handle = (payload: object) => Promise<boolean>
