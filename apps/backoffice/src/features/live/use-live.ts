import { useEffect } from 'react'
import { fileRoutes } from '#contract/files.ts'
import type { LiveNews } from '#contract/shapes/live.ts'
import { onForget } from '../../shell/session.ts'
import { createStore } from '../../shell/store.ts'

export type LiveState = {
  readonly regions: LiveNews['regions']
  /** Is it being told at the moment? The browser connects again by itself. */
  readonly isLive: boolean
  /** Stopped by hand: what comes is kept back until it goes on. */
  readonly frozenAt: string | null
}

const NOTHING: LiveState = { regions: {}, isLive: false, frozenAt: null }
const shown = createStore<LiveState>(NOTHING)
/** What came while it was stopped. */
let latest: LiveNews['regions'] = {}

onForget(() => {
  latest = {}
  shown.set(NOTHING)
})

function take({ regions }: LiveNews): void {
  // A part that is not told any more keeps its figures with their time, unless the rights to see it are gone.
  latest = regions
  const now = shown.get()
  shown.set({ ...now, isLive: true, ...(now.frozenAt === null ? { regions } : {}) })
}

/** Stops the figures, or lets them go on. */
export function freezeLive(): void {
  const now = shown.get()
  if (now.frozenAt === null) shown.set({ ...now, frozenAt: new Date().toISOString() })
  else shown.set({ ...now, frozenAt: null, regions: latest })
}

/** Follows the live view while the screen is open. */
export function useLive(): LiveState {
  useEffect(() => {
    const source = new EventSource(`${fileRoutes.liveView.root}/now`)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => take(JSON.parse(data) as LiveNews))
    source.addEventListener('error', () => shown.set({ ...shown.get(), isLive: false }))
    return () => source.close()
  }, [])
  return shown.use()
}
