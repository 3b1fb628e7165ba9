import { useState } from 'react'
import type { Position } from '#contract/kilometres-between.ts'

export type OwnPosition = {
  readonly state: 'unasked' | 'asking' | 'known' | 'refused'
  readonly position: Position | undefined
  readonly ask: () => void
}

const LIMITS = { maximumAge: 300_000, timeout: 15_000 } as const

/** The visitor's position, on request and after the browser's permission. It is neither sent nor stored. */
export function usePosition(): OwnPosition {
  const [state, setState] = useState<OwnPosition['state']>('unasked')
  const [position, setPosition] = useState<Position>()
  function ask() {
    if (!('geolocation' in navigator)) return setState('refused')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPosition({ latitude, longitude })
        setState('known')
      },
      () => setState('refused'),
      LIMITS,
    )
  }
  return { state, position, ask }
}
