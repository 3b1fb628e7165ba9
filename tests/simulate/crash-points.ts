import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import type { Database, Querier } from '#server/kernel/index.ts'
import type { GroupCommit } from '#server/ledger/index.ts'
import type { Crash } from './step.ts'

type Doing = { readonly key: string; drawn: number; statements: number; readonly crash: Crash | undefined }

const doing = new AsyncLocalStorage<Doing>()

/** Executes a step with random values derived from its key, and kills the process where the step says. */
export async function doStep<T>(key: string, crash: Crash | undefined, work: () => Promise<T>): Promise<T> {
  return doing.run({ key, drawn: 0, statements: 0, crash }, async () => {
    const done = await work()
    // Committed, but not answered.
    if (crash) die()
    return done
  })
}

/** SIGKILL: everything in progress is lost. */
function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('The process outlived its own end.')
}

/** Bytes derived from the run's seed and the requesting step. */
export function drawFor(seed: string): (count: number) => Uint8Array {
  return (count) => {
    const step = doing.getStore()
    const name = step ? `${step.key}/${(step.drawn += 1)}` : 'nobody'
    const blocks: Buffer[] = []
    for (let block = 0; block * 32 < count; block += 1)
      blocks.push(createHmac('sha256', seed).update(`${name}/${block}`).digest())
    return new Uint8Array(Buffer.concat(blocks).subarray(0, count))
  }
}

/** The database with a crash point before each statement. */
export function withCrashPoints(db: Database): Database {
  const query: Querier['query'] = (statement) => {
    dieIfDue()
    return db.query(statement)
  }
  return {
    ...db,
    query,
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          isTransaction: true,
          query: (statement) => {
            dieIfDue()
            return tx.query(statement)
          },
        }),
      ),
  }
}

function dieIfDue(): void {
  const step = doing.getStore()
  if (!step?.crash || !('atStatement' in step.crash)) return
  step.statements += 1
  if (step.statements >= step.crash.atStatement) die()
}

/** The group commit with a crash point during a stake: only the books know whether it was booked. */
export function withStakeCrash(stakes: GroupCommit): GroupCommit {
  return {
    ...stakes,
    submit: async (stake) => {
      const result = stakes.submit(stake)
      const { crash } = doing.getStore() ?? {}
      if (crash && 'withStakeOnItsWay' in crash) setImmediate(die)
      return result
    },
  }
}
