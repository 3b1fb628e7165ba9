import type { KeyObject } from 'node:crypto'
import type { Clock, Database } from '#server/kernel/index.ts'
import { checkChain } from './check-chain.ts'
import { endCheck, saveProgress, takeCheck } from './checks.queries.ts'
import type { HeadStore } from './head-store.ts'

export type CheckNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly store: HeadStore
  readonly publicKeys: readonly KeyObject[]
  readonly onProblem: (problems: number) => void
}

/** A check without progress for this long has lost its process. */
const SILENT_MS = 5 * 60_000

/** Runs a requested check, if one waits. Returns whether there was one. */
export async function runCheck({ db, clock, store, publicKeys, onProblem }: CheckNeeds): Promise<boolean> {
  const now = clock.now()
  const id = await takeCheck(db, { now, diedBefore: new Date(now.getTime() - SILENT_MS) })
  if (id === undefined) return false
  const { problems } = await checkChain(db, {
    store,
    publicKeys,
    onProgress: (done, total) => saveProgress(db, { id, now: clock.now(), done, total }),
  })
  await endCheck(db, { id, now: clock.now(), problems })
  if (problems.length > 0) onProblem(problems.length)
  return true
}
