import { useEffect } from 'react'
import { listJackpots } from '#contract/play-v1/jackpots.ts'
import { api } from '../../shell/api.ts'
import { levelsOf, slimJackpot, type ShownJackpots } from './lobby-jackpot.ts'

const READ_EVERY_MS = 10_000

type Props = { readonly locale: string; readonly onRead: (shown: ShownJackpots) => void }

/** Reads what the jackpots hold again and again while the page is looked at; nothing is told where nothing changed. */
export default function JackpotReader({ locale, onRead }: Props) {
  useEffect(() => {
    let last = ''
    const timer = setInterval(() => {
      if (document.hidden) return
      void api(listJackpots, {}).then((told) => {
        const now = JSON.stringify(told.ok && told.data)
        if (!told.ok || now === last) return
        last = now
        const jackpots = told.data.pools.map(slimJackpot)
        onRead({ jackpots, levels: levelsOf(jackpots, locale) })
      })
    }, READ_EVERY_MS)
    return () => clearInterval(timer)
  }, [locale, onRead])
  return null
}
