import { lazy, Suspense, useEffect, useState } from 'react'

const Background = lazy(() => import('./background.tsx'))

/** What can be deferred until the page is visible and usable: greeting, consent to statistics, levels, prefetch. */
export function AfterLoad() {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const begin = () => setIsDue(true)
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
    return () => removeEventListener('load', begin)
  }, [])
  return isDue ? (
    <Suspense>
      <Background />
    </Suspense>
  ) : null
}
