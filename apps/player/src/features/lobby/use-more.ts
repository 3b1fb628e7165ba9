import { useCallback, useState } from 'react'

/** While typing, keys follow each other within this time; after it the list grows beyond the screen. */
const PAUSE_MS = 200
/** How far below the screen a list is rendered, so that pictures are loaded before they are scrolled into view. */
const AHEAD = '800px'

/**
 * How many of a long list are shown: a few at first, a batch more at once where its end is on the screen, and another
 * after a pause where the end is near it. A keystroke then renders only what is visible.
 * @param list the number starts again whenever the list changes
 * @returns the number to show, and a ref for the element after the last one
 */
export function useMore(
  list: readonly unknown[],
  { first, batch }: { readonly first: number; readonly batch: number },
) {
  const [grown, setGrown] = useState<{ readonly list: readonly unknown[]; readonly count: number }>()
  const count = grown?.list === list ? grown.count : first
  const watch = useCallback(
    (end: HTMLElement | null) => {
      if (!end) return undefined
      const grow = () => setGrown({ list, count: count + batch })
      let pause: ReturnType<typeof setTimeout> | undefined
      const sight = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return
          if (entry.boundingClientRect.top < innerHeight) grow()
          else pause = setTimeout(grow, PAUSE_MS)
        },
        { rootMargin: AHEAD },
      )
      sight.observe(end)
      return () => {
        clearTimeout(pause)
        sight.disconnect()
      }
    },
    [list, count, batch],
  )
  return { count, watch }
}
