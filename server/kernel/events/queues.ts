import type { PgBoss, Queue } from 'pg-boss'

/**
 * A new job is announced by NOTIFY and taken at once. Polling is for retries, which become due later, and for lost
 * notifications. The first figure is for a worker that could not LISTEN when it started.
 */
const LOOK = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 10 } as const

/**
 * Creates queues that announce their jobs. Queues of an older version are changed to that, and to the timeout of a job.
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
 * Handles the jobs of a queue, one after another. Jobs of one transaction are announced once, so after each job the
 * queue is polled until it is empty.
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
