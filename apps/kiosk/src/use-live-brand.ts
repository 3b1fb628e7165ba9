import { useEffect } from 'react'

const ASK_EVERY_MS = 60_000

/** A kiosk runs for weeks: while idle, it is reloaded after a change of the brand's look or texts. */
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

/** @param signal aborted at the first input: a person is not interrupted */
async function reloadIfOther(shownKey: string, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch('/shown.json', { signal })
    const other = answer.ok ? ((await answer.json()) as { shownKey: string }).shownKey : shownKey
    if (other !== shownKey && !signal.aborted) location.reload()
  } catch {
    // No connection: keeps the page, and retries.
  }
}
