import { setTimeout as pause } from 'node:timers/promises'
import { startRoundApi } from '#tests/load/measure-rounds.ts'
import type { Drilled } from './drill-events.ts'
import { databaseUrlOf } from './layout.ts'

/** Time for a balancer to see that a process is not ready. */
const DRAIN_MS = 2_500

/** A rolling release: each API says that it is not ready, finishes what it has begun, and another takes its place. */
export async function replaceApis({ layout, product }: Pick<Drilled, 'layout' | 'product'>): Promise<void> {
  for (const [place, port] of layout.apiPorts.entries()) {
    const before = product.apis[place]
    before?.child.send('drain')
    await pause(DRAIN_MS)
    await before?.stop()
    product.apis[place] = await startRoundApi(databaseUrlOf(layout), port)
    // The balancer sees the new one before the next is taken.
    await pause(DRAIN_MS)
  }
}
