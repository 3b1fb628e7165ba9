import { useEffect, useEffectEvent } from 'react'
import { fileRoutes } from '#contract/files.ts'
import { lookAgainMs } from './look-again.ts'

/**
 * Looks again at payments that are on their way, while `isOn`: when the site says that one moved, when the page is seen again, and
 * after a while that grows where the site says nothing.
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
        lookAgainMs(looks, isLive),
      )
    }
    const seen = () => {
      if (!document.hidden) look()
    }
    // The browser opens it again by itself, except where it was refused.
    const source = new EventSource(`${fileRoutes.movedPayments.root}/now`)
    source.addEventListener('open', () => {
      isLive = true
      // Something may have moved before.
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
