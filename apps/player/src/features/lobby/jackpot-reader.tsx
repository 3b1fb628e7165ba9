import { useEffect } from 'react'
import { levelsOf, type ShownJackpots } from './lobby-jackpot.ts'

const READ_EVERY_MS = 10_000

type Props = { readonly locale: string; readonly onRead: (shown: ShownJackpots) => void }

/**
 * Reads what the jackpots hold again and again while the page is looked at; nothing is told where nothing changed. What it asks
 * with is loaded with the first time: a first visit has the numbers in its page.
 */
export default function JackpotReader({ locale, onRead }: Props) {
  useEffect(() => {
    let last = ''
    const timer = setInterval(() => {
      if (document.hidden) return
      void import('./ask-jackpots.ts')
        .then(({ askJackpots }) => askJackpots())
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
