import { useEffect, useState } from 'react'

const QUIET_S = 40
/** A person who waits for a letter or a message looks at their phone. */
const QUIET_WAITING_S = 240
const COUNTED_S = 20

/** Seconds of the countdown before the end, or undefined before the countdown. */
export function leftAfter(quietSeconds: number, isWaiting: boolean): number | undefined {
  const quiet = isWaiting ? QUIET_WAITING_S : QUIET_S
  return quietSeconds < quiet ? undefined : Math.max(0, quiet + COUNTED_S - quietSeconds)
}

/** Idle time in seconds; counted only while there are data to clear. */
export function useIdle(
  isOn: boolean,
  isWaiting: boolean,
): { readonly left: number | undefined; readonly stay: () => void } {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isOn) return undefined
    const touched = () => setSeconds((before) => (leftAfter(before, isWaiting) === undefined ? 0 : before))
    const events = ['pointerdown', 'keydown', 'input'] as const
    for (const event of events) addEventListener(event, touched)
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => {
      for (const event of events) removeEventListener(event, touched)
      clearInterval(timer)
      setSeconds(0)
    }
  }, [isOn, isWaiting])
  const left = isOn ? leftAfter(seconds, isWaiting) : undefined
  return { left, stay: () => setSeconds(0) }
}
