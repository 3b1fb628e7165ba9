import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PromotionsFound } from './read-promotions.server.ts'

/**
 * What was found last: a later look that fails leaves it in place and says so. Looks again when the page is seen again.
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
