import { Fault } from '../kernel/index.ts'
import type { Committed, Stake } from './commit-stakes.ts'

/** What became of one stake. `absent`: not booked, because a check stopped it or its reference is booked already. */
export type StakeResult =
  | { readonly outcome: 'committed'; readonly at: Date; readonly committed: Committed }
  | { readonly outcome: 'absent' }

/** Runs one statement for many stakes on one connection. Throws when the statement failed as a whole. */
export type Lane = {
  readonly commit: (stakes: readonly Stake[], at: Date) => Promise<Map<number, Committed>>
}

/** Stakes in one statement at most: more only make each other wait. */
export const BATCH_MAX = 256

/**
 * So many waiting stakes are sent at once, while the requests that came with them are still being read, so that database and
 * process work at the same time. Fewer wait for the end of the turn, and for a statement that is under way, unless it takes
 * longer than usual, as one does that meets a held row: a statement costs as much as some fifteen of its stakes.
 */
export const FURTHER_LANE_FROM = 24
const PATIENCE_MS = 3

type Waiting = {
  readonly stake: Stake
  readonly resolve: (result: StakeResult) => void
  readonly reject: (error: unknown) => void
}

/**
 * Collects the stakes that come while a statement runs and commits them with the next one. With nothing under way it never
 * waits for more: a lone stake goes at once. One stake per account at a time, so that a batch never moves an account twice.
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
    /** Resolves when every stake that was submitted has its answer. */
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

/** Commits a batch and answers each of its stakes. */
async function runBatch(lane: Lane, batch: Waiting[], answering: Answering): Promise<void> {
  batch.sort((a, b) => a.stake.accountId - b.stake.accountId)
  try {
    await commitAll(lane, batch, answering)
  } catch (error) {
    // One bad row must not fail the others: each is tried alone, and only the bad one hears of its error.
    // A database that is not there fails them all: nothing is tried again before the caller asks again.
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
