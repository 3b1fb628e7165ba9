import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { lobbySearch, useLobbySearch } from '../../shell/lobby-search.ts'
import { useWasHydrated } from '../../shell/use-was-hydrated.ts'
import { isNarrowed, parseFilters, type Filters } from './filters.ts'

const ADDRESS_WAIT_MS = 300

/** Filters of the URL, with the current input; the URL is updated with a delay after the last key. */
export function useFilters(): {
  filters: Filters
  isAddressNarrow: boolean
  isSearching: boolean
  isExpected: boolean
} {
  const { search, state, pathname, key } = useLocation()
  const isMoving = useNavigation().state !== 'idle'
  const { text, isOpen, isExpected } = useLobbySearch()
  const navigate = useNavigate()
  const ofAddress = useMemo(() => parseFilters(search), [search])
  const filters = useMemo(() => (text === undefined ? ofAddress : { ...ofAddress, text }), [ofAddress, text])

  useEffect(() => {
    // During a navigation: the URL update of the input must not cancel it.
    if (isMoving || text === undefined || text === ofAddress.text) return undefined
    const timer = setTimeout(() => {
      const params = new URLSearchParams(location.search)
      if (text.trim() === '') params.delete('q')
      else params.set('q', text)
      const next = params.toString()
      void navigate(pathname + (next && `?${next}`), {
        replace: true,
        preventScrollReset: true,
        state: { isTyping: true },
      })
    }, ADDRESS_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isMoving, text, ofAddress.text, navigate, pathname])

  // A link to this page determines the filters and clears earlier input. Input during hydration is kept: it came after
  // the link.
  const isTyping = (state as { isTyping?: boolean } | null)?.isTyping === true
  const keyAtWaking = useRef(useWasHydrated() ? key : undefined)
  useEffect(() => {
    if (!isTyping && key !== keyAtWaking.current) lobbySearch.release()
    if (key !== keyAtWaking.current) keyAtWaking.current = undefined
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every arrival counts, also one at the same address
  }, [key, isTyping])
  useEffect(() => lobbySearch.close, [])

  return { filters, isAddressNarrow: isNarrowed(filters) && isNarrowed(ofAddress), isSearching: isOpen, isExpected }
}
