import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the top when a screen goes on to its next step, as a new screen does: the field or button that had
 * it is gone, and a screen reader would say nothing.
 */
export function useStep(step: string | number | boolean): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    document.querySelector('main')?.focus()
  }, [step])
}
