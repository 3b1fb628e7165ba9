import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { getCalendar } from '#contract/play-v1/staff-places.ts'
import { dayOf, daysAfter, firstOfMonth, firstOfNextMonth, weekdayOf } from '#contract/states/calendar.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useMarketZone } from '../../shell/use-place.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import styles from './calendar-section.module.css'
import { findClockChange } from './clock-change.ts'
import { PLACES, WEEKDAYS, type AsOf } from './places.ts'

type Day = ReplyOf<typeof getCalendar>['days'][number]

/** A month of a venue: hours of each day, special days with their reason, and legal closing hours. */
export function CalendarSection({ venueId, moment }: { readonly venueId: string; readonly moment: AsOf }) {
  const { t, language } = useTexts()
  const timeZone = useMarketZone()
  const [now] = useState(() => new Date())
  const shownFirst = firstOfMonth(dayOf(timeZone, moment.asOf === undefined ? now : new Date(moment.asOf)))
  const [chosen, setMonth] = useState<string>()
  const month = chosen ?? shownFirst
  const { data, ...query } = useQuery({
    queryKey: [...PLACES, 'calendar', venueId, month],
    queryFn: () => ask(api(getCalendar, { query: { venueId, month } })),
  })
  const law = data?.days.find(({ closedByLaw }) => closedByLaw)?.closedByLaw
  const blanks = weekdayOf(month) - 1
  const change = findClockChange(data?.days.map(({ day }) => day) ?? [], timeZone)
  return (
    <section className={layout.section} aria-labelledby="places-calendar">
      <div className={joinClasses(layout.row, layout.between)}>
        <h3 id="places-calendar">{t('places.calendar')}</h3>
        <div className={layout.row}>
          <Button
            variant="ghost"
            aria-label={t('places.monthBefore')}
            onClick={() => setMonth(firstOfMonth(daysAfter(month, -1)))}
          >
            <ChevronLeft aria-hidden="true" />
          </Button>
          <span role="status">
            {new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
              new Date(`${month}T12:00:00Z`),
            )}
          </span>
          <Button variant="ghost" aria-label={t('places.monthAfter')} onClick={() => setMonth(firstOfNextMonth(month))}>
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      </div>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {law ? (
        <p className={joinClasses(textStyles.small, textStyles.muted)}>
          {t('places.closedByLaw', { from: law.from, until: law.until, rule: law.ruleId })}
        </p>
      ) : null}
      {change ? (
        <p className={joinClasses(textStyles.small, textStyles.muted)}>
          {t(`places.clock.${change.kind}`, { day: writeDay(`${change.day}T12:00:00Z`, language) })}
        </p>
      ) : null}
      <ol className={styles.month}>
        {WEEKDAYS.map((weekday) => (
          <li key={weekday} className={styles.name} aria-hidden="true">
            {t(`places.weekday.${weekday}`).slice(0, 2)}
          </li>
        ))}
        {Array.from({ length: blanks }, (_, index) => (
          <li key={index} aria-hidden="true" />
        ))}
        {data?.days.map((day) => (
          <DayCell key={day.day} day={day} timeZone={timeZone} />
        ))}
      </ol>
    </section>
  )
}

type CellProps = { readonly day: Day; readonly timeZone: string }

function DayCell({ day: { day, special, periods }, timeZone }: CellProps) {
  const { t, language } = useTexts()
  const clock = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const write = (at: string) => clock.format(new Date(at))
  return (
    <li className={joinClasses(styles.day, special ? styles.special : undefined)}>
      <b>{Number(day.slice(8))}</b>
      {periods.length === 0 ? <span className={styles.closed}>{t('places.closedDay')}</span> : null}
      {periods.map(({ opensAt, closesAt, closing }) => (
        <span key={opensAt} title={closing === 'Forced' ? t('places.forced') : undefined}>
          {write(opensAt)}
          <br />
          {write(closesAt)}
          {closing === 'Forced' ? ' §' : ''}
        </span>
      ))}
      {special ? <small title={special.reason}>{special.reason}</small> : null}
    </li>
  )
}
