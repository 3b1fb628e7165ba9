import type { PgBoss, Queue } from 'pg-boss'

/**
 * A new job is announced by NOTIFY and taken at once. Looking without an announcement is for retries, whose time comes
 * later, and for announcements that were lost. The first figure holds for a worker that could not listen when it started.
 */
const LOOK = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 10 } as const

/**
 * Creates queues whose jobs are announced. Those that an older version created are changed to it, and to how long a job may
 * last.
 */
export async function queuePreparer(
  boss: PgBoss,
): Promise<(name: string, options: Omit<Queue, 'name'>) => Promise<void>> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  return async (name, options) => {
    const known = queues.get(name)
    if (!known) return boss.createQueue(name, { ...options, notify: true })
    const { expireInSeconds, heartbeatSeconds } = options
    const due = {
      notify: true,
      ...(expireInSeconds !== undefined && { expireInSeconds }),
      ...(heartbeatSeconds !== undefined && { heartbeatSeconds }),
    }
    const isRight = (Object.keys(due) as (keyof typeof due)[]).every((setting) => known[setting] === due[setting])
    if (!isRight) await boss.updateQueue(name, due)
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
