import { useState, useSyncExternalStore } from 'react'

/** True for a component that was hydrated from server-rendered HTML, for as long as it is mounted. */
export function useWasHydrated(): boolean {
  const isWaking = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  return useState(isWaking)[0]
}

const neverChanges = () => () => {}
