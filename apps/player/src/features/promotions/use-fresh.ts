import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PromotionsFound } from './read-promotions.server.ts'

/**
 * The last loaded data: a later request that fails keeps them and reports it. Reloads when the page becomes visible
 * again.
 */
export function useFresh(found: PromotionsFound | null) {
  const [last, setLast] = useState(found)
  const { revalidate } = useRevalidator()
  if (found && found !== last) setLast(found)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate])
  return { shown: found ?? last, isStale: found === null, retry: () => void revalidate() }
}
