import { setTimeout as pause } from 'node:timers/promises'
import { startRoundApi } from '#tests/load/measure-rounds.ts'
import type { Drilled } from './drill-events.ts'
import { databaseUrlOf } from './layout.ts'
import { isAnswering } from './start-product.ts'

/** Time for a balancer to notice that a process is not ready. */
const DRAIN_MS = 2_500
const READY_TRIES = 150

/**
 * A rolling release: each API reports that it is not ready and finishes its requests, and another one takes its place.
 */
export async function replaceApis({ layout, product }: Pick<Drilled, 'layout' | 'product'>): Promise<void> {
  for (const [place, port] of layout.apiPorts.entries()) {
    const before = product.apis[place]
    before?.child.send('drain')
    await pause(DRAIN_MS)
    await before?.stop()
    product.apis[place] = await startRoundApi(databaseUrlOf(layout), port)
    // Like an orchestrator: continues with the next one when this one is ready, and the balancer has noticed it.
    await waitUntilReady(`http://${layout.host}:${port}/health/ready`)
    await pause(DRAIN_MS)
  }
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; !(await isAnswering(url)); tries += 1) {
    if (tries === READY_TRIES) throw new Error(`${url} does not say that it is ready.`)
    await pause(200)
  }
}
