import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import type { Database, Querier } from '#server/kernel/index.ts'
import type { GroupCommit } from '#server/ledger/index.ts'
import type { Crash } from './step.ts'

type Doing = { readonly key: string; drawn: number; statements: number; readonly crash: Crash | undefined }

const doing = new AsyncLocalStorage<Doing>()

/** Does a step so that what it draws follows from its key, and so that the process dies where the step says. */
export async function doStep<T>(key: string, crash: Crash | undefined, work: () => Promise<T>): Promise<T> {
  return doing.run({ key, drawn: 0, statements: 0, crash }, async () => {
    const done = await work()
    // Everything is committed and nobody is told.
    if (crash) die()
    return done
  })
}

/** No good-bye: what is under way is lost, as in a power cut of the process. */
function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('The process outlived its own end.')
}

/** Bytes that follow from the run's seed and the step that asks for them. */
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

/** The database, with a place to die before each statement. */
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

/** The books' way in, with a place to die while a stake is on its way: whether it is booked, only the books know. */
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
