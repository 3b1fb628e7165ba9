import { useEffect } from 'react'

const ASK_EVERY_MS = 60_000

/** A kiosk is on for weeks: while nobody stands at it, it is loaded anew once the brand looks or speaks otherwise. */
export function useLiveBrand(shownKey: string, isBusy: boolean): void {
  useEffect(() => {
    if (isBusy) return undefined
    const stop = new AbortController()
    const timer = setInterval(() => void reloadIfOther(shownKey, stop.signal), ASK_EVERY_MS)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [shownKey, isBusy])
}

/** @param signal aborted once somebody has begun: what they do is not interrupted */
async function reloadIfOther(shownKey: string, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch('/shown.json', { signal })
    const other = answer.ok ? ((await answer.json()) as { shownKey: string }).shownKey : shownKey
    if (other !== shownKey && !signal.aborted) location.reload()
  } catch {
    // No connection: it looks as it did, and asks again.
  }
}
