import { newId, type Clock, type Database } from '#server/kernel/index.ts'
import { removeProcess, saveProcess } from './installation.queries.ts'

const SAY_EVERY_MS = 10_000

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly kind: 'api' | 'worker'
  readonly version: string
  readonly onProblem: (error: unknown) => void
}

/** Says again and again that this process lives, until it is stopped; then its row goes. */
export async function reportAlive({ db, clock, onProblem, ...own }: Needs): Promise<() => Promise<void>> {
  const startedAt = clock.now()
  const id = newId(startedAt)
  const say = () => saveProcess(db, { ...own, id, startedAt, seenAt: clock.now() }).catch(onProblem)
  let said = say()
  await said
  const timer = setInterval(() => {
    said = say()
  }, SAY_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await said
    // A process that is killed leaves its row, which grows old: that is how it is missed.
    await removeProcess(db, id).catch(onProblem)
  }
}
