import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { listJackpots } from '#contract/play-v1/jackpots.ts'
import { formatMoney } from '#money'
import { api } from '../../shell/api.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { slimJackpot, type LobbyJackpot } from './lobby-jackpot.ts'

const READ_EVERY_MS = 10_000

/** What the jackpots hold, never more than is in them; each leads to its games, odds and wins. */
export function JackpotStrip({ jackpots }: { readonly jackpots: readonly LobbyJackpot[] }) {
  const t = useTranslations('lobby')
  const { locale } = useSite()
  const present = usePresent(jackpots)
  return (
    <section className="jackpots" aria-label={t('jackpots.title')}>
      {present.map(({ poolId, name, level, gameKeys }) => (
        <Link key={poolId} to={`${paths.page(locale, 'jackpots')}#${poolId}`}>
          <span>{name}</span>
          <b>{formatMoney(level, locale)}</b>
          <small>{t('jackpots.inGames', { count: gameKeys.length })}</small>
        </Link>
      ))}
    </section>
  )
}

/** Read again while the page is looked at. */
function usePresent(first: readonly LobbyJackpot[]): readonly LobbyJackpot[] {
  const [present, setPresent] = useState(first)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden)
        void api(listJackpots, {}).then((told) => {
          if (told.ok) setPresent(told.data.pools.map(slimJackpot))
        })
    }, READ_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return present
}
