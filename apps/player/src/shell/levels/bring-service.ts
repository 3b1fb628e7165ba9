import type { Site } from '../site-context.ts'
import { findService } from './service.ts'

/** The implementation behind the interface at this brand. */
export type GamificationOf = Site['gamification']

const QUEUE = '_smartico'

/**
 * Loads the service into the page: ours from our own code, a third party's by its script. Until that is loaded its
 * commands are queued, as its interface defines. Resolves when it is loaded or has failed: blocked or broken counts as
 * absent.
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
