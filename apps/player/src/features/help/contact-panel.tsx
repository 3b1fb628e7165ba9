import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { Topic } from '#contract/states/ticket-states.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { HelpContact } from './help-contact.server.ts'
import { LiveChat } from './live-chat.tsx'

const HOUR_MINUTES = 60
const WEEK = 7
/** 1 January 2024 was a Monday. */
const nameOfDay = (locale: string, day: number) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)))

type Props = { readonly contact: HelpContact; readonly topic: Topic | undefined }

/** How to reach a person: opening hours, promised response time, and recent response times. */
export function ContactPanel({ contact, topic }: Props) {
  const t = useTranslations('help')
  const { locale } = useSite()
  const { phone, email, hours, isOpen, promisedMinutes, usualMinutes, chatScript } = contact
  const spans = hours.map(({ days, from, to }) =>
    days.length === WEEK
      ? t('daily', { from, to })
      : t('onDays', { days: days.map((day) => nameOfDay(locale, day)).join(', '), from, to }),
  )
  return (
    <section className="panel">
      <h2>{t('contact')}</h2>
      <ul className="contact-panel-ways">
        {phone ? (
          <li>
            <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>
          </li>
        ) : null}
        {email ? (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ) : null}
        <li>
          <b>{t(isOpen ? 'openNow' : 'closedNow')}</b>
          <small>{spans.join('; ')}</small>
        </li>
        <li>
          <span>{t('promise', { hours: Math.ceil(promisedMinutes / HOUR_MINUTES) })}</span>
          {usualMinutes === null ? null : <small>{t('usual', { time: writeTime(usualMinutes) })}</small>}
        </li>
      </ul>
      <Link className={`${buttonClass('primary', 'large')} button-full`} to={paths.askSupport(locale, topic)}>
        {t('write')}
      </Link>
      {chatScript ? <LiveChat script={chatScript} /> : null}
      <p className="note">
        <b>{t('stopTitle')}</b> {t('stopText')}{' '}
        <Link className="text-link" to={paths.exclusion(locale)}>
          {t('stopLink')}
        </Link>
      </p>
    </section>
  )

  function writeTime(minutes: number): string {
    if (minutes < 2 * HOUR_MINUTES) return t('minutes', { count: Math.max(1, minutes) })
    return t('hours', { count: Math.round(minutes / HOUR_MINUTES) })
  }
}
