import { useEffect } from 'react'
import { fileRoutes } from '#contract/files.ts'
import type { LiveNews } from '#contract/shapes/live.ts'
import { onForget } from '../../shell/session.ts'
import { createStore } from '../../shell/store.ts'

export type LiveState = {
  readonly regions: LiveNews['regions']
  /** Whether the stream is connected. The browser reconnects automatically. */
  readonly isLive: boolean
  /** When it was paused: later news are held back until it is resumed. */
  readonly frozenAt: string | null
}

const NOTHING: LiveState = { regions: {}, isLive: false, frozenAt: null }
const shown = createStore<LiveState>(NOTHING)
/** The latest news while paused. */
let latest: LiveNews['regions'] = {}

onForget(() => {
  latest = {}
  shown.set(NOTHING)
})

function take({ regions }: LiveNews): void {
  // A stale region keeps its figures with their time, unless the permission to see it was lost.
  latest = regions
  const now = shown.get()
  shown.set({ ...now, isLive: true, ...(now.frozenAt === null ? { regions } : {}) })
}

/** Pauses or resumes the figures. */
export function freezeLive(): void {
  const now = shown.get()
  if (now.frozenAt === null) shown.set({ ...now, frozenAt: new Date().toISOString() })
  else shown.set({ ...now, frozenAt: null, regions: latest })
}

/** Without messages for this long the stream counts as broken, even if the connection is open. */
const SILENT_MS = 30_000
const LOOK_EVERY_MS = 5_000

/**
 * Subscribes to the live view while the screen is open and visible: a browser opens few connections to one host, so a
 * tab in the background has none.
 */
export function useLive(): LiveState {
  useEffect(() => {
    let source: EventSource | undefined
    let heardAt = Date.now()
    const lose = () => shown.set({ ...shown.get(), isLive: false })
    const open = () => {
      heardAt = Date.now()
      source = new EventSource(`${fileRoutes.liveView.root}/now`)
      source.addEventListener('message', ({ data }: MessageEvent<string>) => {
        heardAt = Date.now()
        take(JSON.parse(data) as LiveNews)
      })
      source.addEventListener('error', lose)
    }
    const close = () => {
      source?.close()
      source = undefined
      lose()
    }
    const follow = () => {
      if (document.hidden) close()
      else if (!source) open()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    const timer = setInterval(() => {
      // The proxy responded with an error because the API was down; then the browser does not reconnect automatically.
      if (source?.readyState === EventSource.CLOSED) open()
      if (shown.get().isLive && Date.now() - heardAt > SILENT_MS) lose()
    }, LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
      close()
    }
  }, [])
  return shown.use()
}
