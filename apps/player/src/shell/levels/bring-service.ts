import type { Site } from '../site-context.ts'
import { findService } from './service.ts'

/** What stands behind the interface at this brand. */
export type GamificationOf = Site['gamification']

const QUEUE = '_smartico'

/**
 * Puts the service into the page: ours from our own code, theirs by their script. Until theirs is loaded its commands wait in a
 * queue, as its interface has it. Ends when it is there, or when it is not coming: blocked or broken is the same as absent.
 */
export async function bringService(page: object, of: GamificationOf, opens: (deepLink: string) => void): Promise<void> {
  if (of.service === 'none') return
  if (of.service === 'ours') {
    const { createEngine } = await import('./own/engine.ts')
    if (!findService(page)) Reflect.set(page, QUEUE, createEngine({ opens }))
    return
  }
  const { script: address, labelKey, brandKey } = of
  if (!findService(page)) {
    const waiting: unknown[][] = []
    Reflect.set(
      page,
      QUEUE,
      Object.assign((...command: unknown[]) => void waiting.push(command), { _q: waiting }),
    )
  }
  await loadScript(address)
  findService(page)?.init?.(labelKey, { brand_key: brandKey, lang: document.documentElement.lang })
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => resolve())
    document.head.append(script)
  })
}
