import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listOpenings, listSpecialOpenings } from '#contract/onling-v2/topology.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import { PLACES, WEEKDAYS, type AsOf, type Opening } from './places.ts'

type Props = { readonly venueId: string; readonly moment: AsOf; readonly onAdd: () => void }

/** The week of a venue at a moment, and the days that are not as their weekday. */
export function HoursSection({ venueId, moment, onAdd }: Props) {
  const { t, language } = useTexts()
  const week = useQuery({
    queryKey: [...PLACES, 'openings', venueId, moment],
    queryFn: () => ask(api(listOpenings, { query: { venueId, ...moment } })),
  })
  const special = useQuery({
    queryKey: [...PLACES, 'special', venueId],
    queryFn: () => ask(api(listSpecialOpenings, { query: { venueId, allTimes: true } })),
  })
  const problem = week.error ?? special.error
  const ofDay = (weekday: number) => week.data?.openings.filter((opening) => opening.weekday === weekday) ?? []
  return (
    <section className={layout.section} aria-labelledby="places-hours">
      <div className={joinClasses(layout.row, layout.between)}>
        <h3 id="places-hours">{t('places.hours')}</h3>
        <ActionButton permission="places.manage" label={t('places.addHours')} onClick={onAdd} />
      </div>
      {problem ? (
        <ProblemNote error={problem} onRetry={() => void Promise.all([week.refetch(), special.refetch()])} />
      ) : null}
      <dl className={joinClasses(layout.facts, textStyles.small)}>
        {WEEKDAYS.map((weekday) => (
          <HoursOfDay key={weekday} weekday={weekday} openings={ofDay(weekday)} />
        ))}
        {special.data?.specialOpenings.map((one) => (
          <HoursLine key={one.specialOpeningId} name={writeDay(`${one.day}T12:00:00Z`, language)}>
            {one.isClosed ? t('places.closedDay') : `${one.opens}–${one.closes}`}, {one.reason}
          </HoursLine>
        ))}
      </dl>
    </section>
  )
}

function HoursOfDay({
  weekday,
  openings,
}: {
  readonly weekday: (typeof WEEKDAYS)[number]
  readonly openings: readonly Opening[]
}) {
  const { t } = useTexts()
  const told = openings.map(({ opens, closes, isOverMidnight }) =>
    isOverMidnight ? t('places.overMidnight', { opens, closes }) : `${opens}–${closes}`,
  )
  return <HoursLine name={t(`places.weekday.${weekday}`)}>{told.join(', ') || t('places.closedDay')}</HoursLine>
}

function HoursLine({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
