import { useEffect } from 'react'
import { levelsOf, type ShownJackpots } from './lobby-jackpot.ts'

const READ_EVERY_MS = 10_000

type Props = { readonly locale: string; readonly onRead: (shown: ShownJackpots) => void }

/**
 * Polls the amounts of the jackpots while the page is visible; calls back only after changes. Its client is loaded
 * lazily: the first page contains the amounts.
 */
export default function JackpotReader({ locale, onRead }: Props) {
  useEffect(() => {
    let last = ''
    const timer = setInterval(() => {
      if (document.hidden) return
      void import('./fetch-jackpots.ts')
        .then(({ fetchJackpots }) => fetchJackpots())
        .then((jackpots) => {
          const now = JSON.stringify(jackpots)
          if (!jackpots || now === last) return
          last = now
          onRead({ jackpots, levels: levelsOf(jackpots, locale) })
        })
    }, READ_EVERY_MS)
    return () => clearInterval(timer)
  }, [locale, onRead])
  return null
}
