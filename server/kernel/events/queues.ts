import type { PgBoss, Queue } from 'pg-boss'

/**
 * A new job is announced by NOTIFY and taken at once. Looking without an announcement is for retries, whose time comes
 * later, and for announcements that were lost. The first figure holds while the announcements are not heard.
 */
const LOOK = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 10 } as const

/** Creates queues whose jobs are announced, and turns announcing on for those that an older version created. */
export async function queuePreparer(
  boss: PgBoss,
): Promise<(name: string, options: Omit<Queue, 'name'>) => Promise<void>> {
  const queues = new Map((await boss.getQueues()).map(({ name, notify }) => [name, notify]))
  return async (name, options) => {
    if (!queues.has(name)) await boss.createQueue(name, { ...options, notify: true })
    else if (queues.get(name) !== true) await boss.updateQueue(name, { notify: true })
  }
}

/**
 * Handles the jobs of a queue, one after the other. Jobs of one transaction are announced once, so after each the queue
 * is looked at again until it is empty.
 */
export async function workOn(boss: PgBoss, queue: string, handle: (data: object) => Promise<unknown>): Promise<void> {
  let worker = ''
  worker = await boss.work<object>(queue, LOOK, async (jobs) => {
    try {
      for (const { data } of jobs) await handle(data)
    } finally {
      boss.notifyWorker(worker)
    }
  })
}
