import { Fault } from '../kernel/index.ts'
import type { Committed, Stake } from './commit-stakes.ts'

/** Result of one stake. `absent`: not booked, because a check stopped it or its reference is booked already. */
export type StakeResult =
  | { readonly outcome: 'committed'; readonly at: Date; readonly committed: Committed }
  | { readonly outcome: 'absent' }

/** Runs one statement for many stakes on one connection. Throws when the whole statement failed. */
export type Lane = {
  readonly commit: (stakes: readonly Stake[], at: Date) => Promise<Map<number, Committed>>
}

/** Most stakes in one statement: more would only make each other wait. */
export const BATCH_MAX = 256

/**
 * From this many waiting stakes on, a batch is sent at once, while the requests that came with them are still being
 * parsed, so that database and process work in parallel. Fewer wait for the end of the turn of the event loop, and for
 * a running statement, unless that takes longer than usual, as it does when it waits for a locked row: a statement
 * costs as much as about fifteen of its stakes.
 */
export const FURTHER_LANE_FROM = 24
const PATIENCE_MS = 3

type Waiting = {
  readonly stake: Stake
  readonly resolve: (result: StakeResult) => void
  readonly reject: (error: unknown) => void
}

/**
 * Collects the stakes that come while a statement runs and commits them with the next one. When no statement runs, it
 * does not wait for more: a single stake is sent at once. One stake per account at a time, so that a batch never moves
 * an account twice.
 */
export function groupCommit(lanes: readonly Lane[], now: () => Date) {
  const queue: Waiting[] = []
  const free = [...lanes]
  const accountsUnderWay = new Set<number>()
  let running = 0
  let whenIdle: (() => void)[] = []
  let isScheduled = false
  let patience: NodeJS.Timeout | undefined

  const submit = (stake: Stake): Promise<StakeResult> =>
    new Promise((resolve, reject) => {
      if (accountsUnderWay.has(stake.accountId)) {
        reject(new Error('An account has one stake under way at a time.'))
        return
      }
      accountsUnderWay.add(stake.accountId)
      queue.push({ stake, resolve, reject })
      if (queue.length >= FURTHER_LANE_FROM && free.length > 0) pump()
      else schedule()
    })

  // Requests that arrived in the same turn of the event loop share the statement.
  const schedule = (): void => {
    if (isScheduled || free.length === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      pump()
    })
  }

  const pump = (isImpatient = false): void => {
    while (queue.length > 0) {
      if (running > 0 && queue.length < FURTHER_LANE_FROM && !isImpatient) {
        patience ??= setTimeout(() => {
          patience = undefined
          pump(true)
        }, PATIENCE_MS)
        return
      }
      clearTimeout(patience)
      patience = undefined
      const lane = free.pop()
      if (!lane) return
      const batch = queue.splice(0, BATCH_MAX)
      running += 1
      void runBatch(lane, batch, { now, answer }).finally(() => {
        running -= 1
        free.push(lane)
        if (queue.length > 0) schedule()
        else if (running === 0) settleIdle()
      })
    }
  }

  const answer = (waiting: Waiting, tell: (waiting: Waiting) => void): void => {
    accountsUnderWay.delete(waiting.stake.accountId)
    tell(waiting)
  }

  const settleIdle = (): void => {
    const waiters = whenIdle
    whenIdle = []
    for (const done of waiters) done()
  }

  return {
    submit,
    /** Resolves when every submitted stake is answered. */
    drain: (): Promise<void> =>
      running === 0 && queue.length === 0 ? Promise.resolve() : new Promise((resolve) => whenIdle.push(resolve)),
    isUnderWay: (accountId: number): boolean => accountsUnderWay.has(accountId),
  }
}

export type GroupCommit = ReturnType<typeof groupCommit>

type Answering = {
  readonly now: () => Date
  readonly answer: (waiting: Waiting, tell: (waiting: Waiting) => void) => void
}

/** Commits a batch and settles the promise of each of its stakes. */
async function runBatch(lane: Lane, batch: Waiting[], answering: Answering): Promise<void> {
  batch.sort((a, b) => a.stake.accountId - b.stake.accountId)
  try {
    await commitAll(lane, batch, answering)
  } catch (error) {
    // One bad row must not fail the others: each is retried alone, and only the bad one fails. When the database is not
    // reachable all fail, and nothing is retried here.
    if (batch.length > 1 && !(error instanceof Fault)) await commitEachAlone(lane, batch, answering)
    else for (const waiting of batch) answering.answer(waiting, ({ reject }) => reject(error))
  }
}

async function commitAll(lane: Lane, batch: readonly Waiting[], { now, answer }: Answering): Promise<void> {
  const at = now()
  const committed = await lane.commit(
    batch.map(({ stake }) => stake),
    at,
  )
  for (const waiting of batch) {
    const mine = committed.get(waiting.stake.accountId)
    answer(waiting, ({ resolve }) =>
      resolve(mine ? { outcome: 'committed', at, committed: mine } : { outcome: 'absent' }),
    )
  }
}

async function commitEachAlone(lane: Lane, batch: readonly Waiting[], answering: Answering): Promise<void> {
  for (const waiting of batch) {
    try {
      await commitAll(lane, [waiting], answering)
    } catch (error) {
      answering.answer(waiting, ({ reject }) => reject(error))
    }
  }
}
