import { AsyncLocalStorage } from 'node:async_hooks'
import { setPriority } from 'node:os'

// Stages that run beside the journeys take what these leave of the processors: a journey waits for pages, rounds and
// starts half of its time, and a test that waits for a page must not wait for other tests.

/** The `nice` value of processes that let others go first. */
const YIELDING = 10
const present = new AsyncLocalStorage<number>()

/** Runs stages whose processes, and the children of these, let others go first. */
export const letOthersFirst = <Result>(stages: () => Promise<Result>): Promise<Result> => present.run(YIELDING, stages)

/** Gives a process of the current stage its priority. */
export function setPriorityOf(pid: number | undefined): void {
  const priority = present.getStore()
  if (pid === undefined || priority === undefined) return
  try {
    setPriority(pid, priority)
  } catch {
    // It has ended already.
  }
}
