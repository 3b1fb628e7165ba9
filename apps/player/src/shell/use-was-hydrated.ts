import { useRef, useSyncExternalStore } from 'react'

/**
 * True for a component that was hydrated from server-rendered HTML, for as long as it is mounted. The answer is kept:
 * if it were another one after hydration, React would render the component again, in one task.
 */
export function useWasHydrated(): boolean {
  const answer = useRef<boolean>(undefined)
  return useSyncExternalStore(
    neverChanges,
    () => (answer.current ??= false),
    () => (answer.current = true),
  )
}

const neverChanges = () => () => {}
