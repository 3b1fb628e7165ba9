import { useCallback, useState } from 'react'

const AT_FIRST = 640

/** The width of an element, kept while the window changes: a plot is drawn anew to it, and its text stays as large as it is. */
export function useWidth(): readonly [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(AT_FIRST)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.floor(entry?.contentRect.width ?? 0)
      if (next > 0) setWidth(next)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, width]
}
