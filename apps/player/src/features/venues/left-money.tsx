import { useFormatter, useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'
import type { VenuePlay } from './use-venue-play.ts'

/** Money that was left on terminals, until their venues give it back. */
export function LeftMoney({ left }: Pick<VenuePlay, 'left'>) {
  const t = useTranslations('venues.terminal')
  const format = useFormatter()
  const { locale } = useSite()
  if (left.length === 0) return null
  return (
    <>
      <h3>{t('left')}</h3>
      <p>{t('leftWhat')}</p>
      <ul className="venue-holds">
        {left.map(({ amount, venueName, terminal, since }) => (
          <li key={`${venueName} ${terminal} ${since}`}>
            <b>{formatMoney(amount, locale)}</b>
            <span>{[venueName, terminal].filter((part) => part !== '').join(', ')}</span>
            <time dateTime={since}>
              {t('leftSince', {
                moment: format.dateTime(new Date(since), { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </time>
          </li>
        ))}
      </ul>
    </>
  )
}
