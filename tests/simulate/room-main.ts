import { flushCompileCache } from 'node:module'
import { doStep } from './crash-points.ts'
import { MARKETS, type Market } from './market.ts'
import { openRoom } from './open-room.ts'
import type { Message, Reply } from './step.ts'
import { stepTaker } from './take-step.ts'

// The process that plays the product: steps come in, answers go out, and some steps kill it.

const [key, databaseUrl = '', seed = ''] = process.argv.slice(2)
const room = await openRoom({ market: MARKETS[key as Market['key']], databaseUrl, seed })
const take = stepTaker(room)
const tell = (reply: Reply) => process.send?.(reply)

process.on('message', ({ id, at, key, step, crash }: Message) => {
  room.clock.set(new Date(at))
  void doStep(key, crash, () => take(step)).then(
    (answer) => tell({ id, answer }),
    (error: unknown) => {
      process.stderr.write(`${step.do} at ${at}: ${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(70)
    },
  )
})
process.on('disconnect', () => process.exit(0))
// A process that is killed keeps nothing: what was compiled is kept now, for the next one.
flushCompileCache()
tell({ ready: true })
