import { useEffect, useState } from 'react'

export const QUIET_S = 40
export const COUNTED_S = 20

/** Seconds for which nobody has touched anything; counted only while there is something to leave behind. */
export function useIdle(isOn: boolean): { readonly left: number | undefined; readonly stay: () => void } {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isOn) return undefined
    const touched = () => setSeconds((before) => (before >= QUIET_S ? before : 0))
    const events = ['pointerdown', 'keydown', 'input'] as const
    for (const event of events) addEventListener(event, touched)
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => {
      for (const event of events) removeEventListener(event, touched)
      clearInterval(timer)
      setSeconds(0)
    }
  }, [isOn])
  const left = isOn && seconds >= QUIET_S ? Math.max(0, QUIET_S + COUNTED_S - seconds) : undefined
  return { left, stay: () => setSeconds(0) }
}
