import { useTranslations } from 'use-intl/react'
import { useSite } from '../../shell/site.ts'
import type { Venue } from './order-venues.ts'
import { clockOf, dayWords } from './venue-times.ts'

/** Hours of today and the days after it, special ones named, and what the law closes. */
export function VenueHours({ days }: { readonly days: Venue['days'] }) {
  const t = useTranslations('places')
  const { locale, timeZone } = useSite()
  const clock = (at: string) => clockOf(at, locale, timeZone)
  return (
    <details className="venue-hours">
      <summary>{t('hours')}</summary>
      <dl>
        {days.map(({ day, isSpecial, periods }, index) => (
          <div key={day}>
            <dt>
              {dayWords(day, locale)}
              {index === 0 ? <small> {t('today')}</small> : null}
            </dt>
            <dd>
              {periods.length === 0
                ? t('closedDay')
                : periods.map(({ opensAt, closesAt }) => `${clock(opensAt)}–${clock(closesAt)}`).join(', ')}
              {isSpecial ? <small>{t('special')}</small> : null}
              {periods.some(({ closing }) => closing === 'Forced') ? <small>{t('forced')}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
