import { useEffect } from 'react'
import { createPath, useNavigation, useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/**
 * The styles of a page are loaded once, its frame at each navigation. After a change of the look the next navigation
 * loads a whole page, so that parts of one look do not stay in the colours of another.
 * @param key of the look of the frame
 */
export function useLiveLook(key: string): void {
  const shown = useRouteLoaderData<typeof loader>('root')?.lookKey
  const { state, location, formData } = useNavigation()
  const isOld = shown !== undefined && shown !== key
  useEffect(() => {
    // Not during a submit.
    if (!isOld || state !== 'loading' || formData || location.pathname === window.location.pathname) return
    window.location.assign(createPath(location))
  }, [isOld, state, location, formData])
}
