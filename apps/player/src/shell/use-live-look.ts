import { useEffect } from 'react'
import { createPath, useNavigation, useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/**
 * The styles of a page are read once, its frame at each step. Once the brand looks otherwise, the next step loads a whole page,
 * so that nobody sees the parts of one look in the colours of another for long.
 * @param key of the look that the frame was read in
 */
export function useLiveLook(key: string): void {
  const shown = useRouteLoaderData<typeof loader>('root')?.lookKey
  const { state, location, formData } = useNavigation()
  const isOld = shown !== undefined && shown !== key
  useEffect(() => {
    // What somebody sends is sent first.
    if (!isOld || state !== 'loading' || formData || location.pathname === window.location.pathname) return
    window.location.assign(createPath(location))
  }, [isOld, state, location, formData])
}
