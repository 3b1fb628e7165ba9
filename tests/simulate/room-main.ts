import { flushCompileCache } from 'node:module'
import { heapInUse } from '../load/soak/heap-in-use.ts'
import { doStep } from './crash-points.ts'
import { MARKETS, type Market } from './market.ts'
import { openRoom } from './open-room.ts'
import type { BrandNo, HeapRequest, Message, Reply, Step } from './step.ts'
import { stepTaker } from './take-step.ts'

// The process with the product: it receives steps, returns responses, and is killed by some steps.

const [key, databaseUrl = '', seed = ''] = process.argv.slice(2)
const room = await openRoom({ market: MARKETS[key as Market['key']], databaseUrl, seed })
const takers = room.brands.map((brand) => stepTaker(brand, room))
const takeAt = async (brand: BrandNo, step: Step, isAgain: boolean) => {
  const take = takers[brand]
  if (!take) throw new Error('A step is at a brand of the market.')
  return take(step, isAgain)
}
const tell = (reply: Reply) => process.send?.(reply)

process.on('message', (message: Message | HeapRequest) => {
  if ('heap' in message) {
    tell({ heapBytes: heapInUse() })
    return
  }
  const { id, at, key, brand, step, crash, isAgain } = message
  room.clock.set(new Date(at))
  void doStep(key, crash, () => takeAt(brand, step, isAgain ?? false)).then(
    (answer) => tell({ id, answer }),
    (error: unknown) => {
      process.stderr.write(`${step.do} at ${at}: ${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(70)
    },
  )
})
process.on('disconnect', () => process.exit(0))
// A killed process writes nothing at exit: the compile cache is flushed now, for the next one.
flushCompileCache()
tell({ ready: true })
