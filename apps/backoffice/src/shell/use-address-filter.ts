import { useSearchParams } from 'react-router'

/**
 * A filter in the URL: its value, a function to change one parameter (an empty one is removed), and one to clear it.
 */
export function useAddressFilter(): readonly [
  search: URLSearchParams,
  change: (name: string, value: string) => void,
  clear: () => void,
] {
  const [search, setSearch] = useSearchParams()
  const change = (name: string, value: string): void =>
    setSearch(
      () => {
        // Reads `location` itself, because the state of this render may be one change behind fast input.
        const next = new URLSearchParams(window.location.search)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return [search, change, () => setSearch({}, { replace: true })]
}
