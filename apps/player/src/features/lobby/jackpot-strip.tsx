import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { LobbyJackpot } from './lobby-jackpot.ts'

/** The amounts of the jackpots, never rounded up; each links to its games, odds and wins. */
export function JackpotStrip({ jackpots }: { readonly jackpots: readonly LobbyJackpot[] }) {
  const t = useTranslations('lobby')
  const { locale } = useSite()
  return (
    <section className="jackpot-strip" aria-label={t('jackpots.title')}>
      {jackpots.map(({ poolId, name, level, gameKeys }) => (
        <Link key={poolId} to={`${paths.page(locale, 'jackpots')}#${poolId}`}>
          <span>{name}</span>
          <b>{formatMoney(level, locale)}</b>
          <small>{t('jackpots.inGames', { count: gameKeys.length })}</small>
        </Link>
      ))}
    </section>
  )
}
