import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { listOpenings, listSpecialOpenings } from '#contract/onling-v2/topology.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import type { Ending } from './end-dialog.tsx'
import { PLACES, WEEKDAYS, type AsOf, type Opening } from './places.ts'

type Props = {
  readonly venueId: string
  readonly moment: AsOf
  readonly onAdd: () => void
  readonly onEnd: (ending: Ending) => void
}

/** The week of a venue at an instant, and its special days. */
export function HoursSection({ venueId, moment, onAdd, onEnd }: Props) {
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
          <HoursOfDay key={weekday} weekday={weekday} openings={ofDay(weekday)} onEnd={onEnd} />
        ))}
        {special.data?.specialOpenings.map((one) => (
          <HoursLine key={one.specialOpeningId} name={writeDay(`${one.day}T12:00:00Z`, language)}>
            {one.isClosed ? t('places.closedDay') : `${one.opens}–${one.closes}`}, {one.reason}{' '}
            <EndButton
              ending={{ kind: 'special', id: one.specialOpeningId, name: writeDay(`${one.day}T12:00:00Z`, language) }}
              onEnd={onEnd}
            />
          </HoursLine>
        ))}
      </dl>
    </section>
  )
}

type DayProps = {
  readonly weekday: (typeof WEEKDAYS)[number]
  readonly openings: readonly Opening[]
  readonly onEnd: Props['onEnd']
}

function HoursOfDay({ weekday, openings, onEnd }: DayProps) {
  const { t } = useTexts()
  return (
    <HoursLine name={t(`places.weekday.${weekday}`)}>
      {openings.length === 0 ? t('places.closedDay') : null}
      {openings.map(({ openingId, opens, closes, isOverMidnight }) => (
        <div key={openingId}>
          {isOverMidnight ? t('places.overMidnight', { opens, closes }) : `${opens}–${closes}`}{' '}
          <EndButton
            ending={{
              kind: 'opening',
              id: openingId,
              name: `${t(`places.weekday.${weekday}`)} ${opens}–${closes}`,
            }}
            onEnd={onEnd}
          />
        </div>
      ))}
    </HoursLine>
  )
}

function EndButton({ ending, onEnd }: { readonly ending: Ending; readonly onEnd: Props['onEnd'] }) {
  const { t } = useTexts()
  if (!useMay('places.manage')) return null
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={t('places.endTitle', { what: ending.name })}
      onClick={() => onEnd(ending)}
    >
      <X aria-hidden="true" />
    </Button>
  )
}

function HoursLine({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
