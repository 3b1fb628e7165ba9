import { useCallback, useState } from 'react'

/**
 * How many of a long list are shown: a few at first, and a batch more whenever the end of what is shown comes near the
 * screen. A keystroke then pays for what is seen at once, the frame after it for the rest of a large screen, and nothing
 * for what nobody has scrolled to.
 * @param list starts again from the first few whenever it is another list
 * @returns the number to show, and what watches the element after the last one
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
      const sight = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setGrown({ list, count: count + batch })
        },
        { rootMargin: '800px' },
      )
      sight.observe(end)
      return () => sight.disconnect()
    },
    [list, count, batch],
  )
  return { count, watch }
}
