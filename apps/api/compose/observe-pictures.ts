import { Gauge } from 'prom-client'
import { readPicturesState, type PicturesAddress } from '#pictures'
import type { Metrics } from '#server/kernel/index.ts'

const WAIT_MS = 2_000

/** Metric: whether the process that makes pictures answers this one. Where this process makes them there is none. */
export function observePictures({ registry }: Metrics, address: PicturesAddress | undefined): void {
  if (address === undefined) return
  registry.registerMetric(
    new Gauge({
      name: 'tolar_pictures_ready',
      help: 'Whether the process that makes pictures answers, and knows the key: 1 or 0',
      registers: [],
      async collect() {
        this.set((await readPicturesState(address, WAIT_MS)) === 'ready' ? 1 : 0)
      },
    }),
  )
}
