import { useEffect, useEffectEvent } from 'react'
import { fileRoutes } from '#contract/files.ts'
import { pollDelayMs } from './poll-delay.ts'

/**
 * Polls pending payments while `isOn`: at each live event, when the page becomes visible again, and with a growing
 * delay where there are no events.
 */
export function usePaymentNews(isOn: boolean, onLook: () => void): void {
  const look = useEffectEvent(onLook)
  useEffect(() => {
    if (!isOn) return undefined
    let looks = 0
    let isLive = false
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          looks += 1
          if (!document.hidden) look()
          wait()
        },
        pollDelayMs(looks, isLive),
      )
    }
    const seen = () => {
      if (!document.hidden) look()
    }
    // The browser reconnects automatically, except after an error response.
    const source = new EventSource(`${fileRoutes.movedPayments.root}/now`)
    source.addEventListener('open', () => {
      isLive = true
      // A payment may have changed before.
      look()
      wait()
    })
    source.addEventListener('message', () => look())
    source.addEventListener('error', () => {
      if (isLive) looks = 0
      isLive = false
      wait()
    })
    document.addEventListener('visibilitychange', seen)
    wait()
    return () => {
      source.close()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [isOn])
}
