import { useSearchParams } from 'react-router'

/** A filter that is kept in the address: what it says now, a way to change one word of it (an empty one goes), and one to clear it. */
export function useAddressFilter(): readonly [
  search: URLSearchParams,
  change: (name: string, value: string) => void,
  clear: () => void,
] {
  const [search, setSearch] = useSearchParams()
  const change = (name: string, value: string): void =>
    setSearch(
      () => {
        // The address itself: what this render knows is one change behind where somebody is faster than the screen.
        const next = new URLSearchParams(window.location.search)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return [search, change, () => setSearch({}, { replace: true })]
}
