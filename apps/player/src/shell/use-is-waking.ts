import { useState, useSyncExternalStore } from 'react'

/** True for what came as text and is taken over by React for the first time, for as long as it is there. */
export function useIsWaking(): boolean {
  const isWaking = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  return useState(isWaking)[0]
}

const neverChanges = () => () => {}
