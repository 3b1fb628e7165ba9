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
    focusTop()
  }, [step])
}

/** Moves the focus to the top of the screen, which has the name of its heading: a screen reader says it. */
export function focusTop(): void {
  nameTop()
  document.querySelector('main')?.focus()
}

/** Gives the screen the name of its heading, in the language that is shown now. */
export function nameTop(): void {
  const main = document.querySelector('main')
  main?.setAttribute('aria-label', main.querySelector('h1')?.textContent ?? '')
}
