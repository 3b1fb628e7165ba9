import { useCallback, useState } from 'react'

/**
 * How many of a long list are shown: a batch at first, and another whenever the end of what is shown comes near the
 * screen. A keystroke then never pays for what nobody has scrolled to.
 * @param list starts again from one batch whenever it is another list
 * @returns the number to show, and what watches the element after the last one
 */
export function useMore(list: readonly unknown[], batch: number) {
  const [grown, setGrown] = useState<{ readonly list: readonly unknown[]; readonly count: number }>()
  const count = grown?.list === list ? grown.count : batch
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
