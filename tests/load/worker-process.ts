import { composeWorker } from '#apps/worker/compose-worker.ts'
import { makeLogger } from '#server/kernel/index.ts'
import { testEnvironment } from '#tests/environment.ts'
import { heapInUse } from './soak/heap-in-use.ts'

/** The complete worker as a process of its own, to be killed. */
const worker = await composeWorker({
  environment: testEnvironment(process.env['DATABASE_URL'] ?? ''),
  logger: makeLogger({ name: 'worker', level: process.env['LOG_LEVEL'] ?? 'info' }),
})
process.send?.({ ready: true })
process.on('message', (message) => {
  if (message === 'heap') process.send?.({ heap: heapInUse() })
})
process.on('SIGTERM', () => void worker.close().then(() => process.exit(0)))
// Its parent is gone.
process.on('disconnect', () => process.exit(0))
