import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { lobbySearch, useLobbySearch } from '../../shell/lobby-search.ts'
import { useIsWaking } from '../../shell/use-is-waking.ts'
import { isNarrowed, parseFilters, type Filters } from './filters.ts'

const ADDRESS_WAIT_MS = 300

/** Filters of the address, with the text that is being typed; the address follows a moment after the last key. */
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
    // Somebody is on the way elsewhere: what was typed must not call them back.
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

  // A link that leads here says what to show; what was typed before is over.
  // Not what is typed while the page wakes: it came after the link.
  const isTyping = (state as { isTyping?: boolean } | null)?.isTyping === true
  const keyAtWaking = useRef(useIsWaking() ? key : undefined)
  useEffect(() => {
    if (!isTyping && key !== keyAtWaking.current) lobbySearch.release()
    if (key !== keyAtWaking.current) keyAtWaking.current = undefined
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every arrival counts, also one at the same address
  }, [key, isTyping])
  useEffect(() => lobbySearch.close, [])

  return { filters, isAddressNarrow: isNarrowed(filters) && isNarrowed(ofAddress), isSearching: isOpen, isExpected }
}
