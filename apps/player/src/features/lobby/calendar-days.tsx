import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { CalendarDay, CalendarEntry } from './compose-calendar.ts'

/** Coming events by day, each with its hour. No countdown: a day and an hour are enough. */
export function CalendarDays({ days }: { readonly days: readonly CalendarDay[] }) {
  const t = useTranslations('lobby')
  const format = useFormatter()
  return (
    <section className="calendar-days" aria-labelledby="calendar-coming">
      <h2 id="calendar-coming">{t('calendar.coming')}</h2>
      {days.length === 0 ? <p className="note">{t('calendar.nothing')}</p> : null}
      <ol>
        {days.map(({ day, entries }) => (
          <li key={day}>
            <h3>
              <time dateTime={day}>
                {format.dateTime(new Date(entries[0]?.at ?? day), { weekday: 'long', day: 'numeric', month: 'long' })}
              </time>
            </h3>
            <ul>
              {entries.map((entry) => (
                <Entry key={`${entry.kind}${entry.at}${entry.to}`} entry={entry} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry: { at, kind, name, about, to } }: { readonly entry: CalendarEntry }) {
  const t = useTranslations('lobby')
  const format = useFormatter()
  return (
    <li>
      <time dateTime={at}>{format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' })}</time>
      <span>
        <small>{t(`calendar.kinds.${kind}`)}</small>
        <Link to={to}>{name}</Link>
        {about ? <small>{about}</small> : null}
      </span>
    </li>
  )
}
