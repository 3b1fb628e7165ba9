import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { getVenue } from '#contract/onling-v2/topology.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { AddressProof } from './address-proof.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { EndDialog, type Ending } from './end-dialog.tsx'
import { HoursDialog } from './hours-dialog.tsx'
import { HoursSection } from './hours-section.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PLACES, type AsOf, type Terminal, type Venue } from './places.ts'
import { PhotoView } from './photo-view.tsx'
import { TerminalSection } from './terminal-section.tsx'
import { ValidityDialog } from './validity-dialog.tsx'
import { ValiditySection } from './validity-section.tsx'
import { VenueDialog } from './venue-dialog.tsx'
import { VenueState } from './venue-state.tsx'

type Props = {
  readonly venueId: string
  readonly moment: AsOf
  readonly venues: readonly Venue[]
  readonly onClose: () => void
}

/** One venue at an instant: facts, hours by weekdays, special days, and terminals. */
export function VenuePane({ venueId, moment, venues, onClose }: Props) {
  const { t, language } = useTexts()
  const [moved, setMoved] = useState<Terminal>()
  const [doing, setDoing] = useState<'change' | 'hours' | 'validity' | Ending>()
  const stop = () => setDoing(undefined)
  const { data: venue, ...query } = useQuery({
    queryKey: [...PLACES, 'venue', venueId, moment],
    queryFn: () => ask(api(getVenue, { query: { venueId, ...moment } })),
  })
  return (
    <aside className={layout.pane} aria-label={venue?.name ?? t('places.venue')}>
      <div className={layout.section}>
        <div className={joinClasses(layout.row, layout.between)}>
          <span className={joinClasses(textStyles.small, textStyles.muted)}>
            {venue ? t(`places.kind.${venue.kind}`) : null}
          </span>
          <Button variant="ghost" aria-label={t('places.close')} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
        {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isPending ? <Skeleton label={t('list.loading')} /> : null}
        {venue ? (
          <>
            <div className={joinClasses(layout.row, layout.between)}>
              <h2>{venue.name}</h2>
              <VenueState venue={venue} />
            </div>
            {venue.photo ? <PhotoView photo={venue.photo} alt={t('places.photo')} /> : null}
            <dl className={joinClasses(layout.facts, textStyles.small)}>
              <dt>{t('places.address')}</dt>
              <dd>
                {venue.street}, {venue.postCode} {venue.town}
                <AddressProof venue={venue} />
              </dd>
              <dt>{t('places.phone')}</dt>
              <dd>{venue.phone ?? '–'}</dd>
              <dt>{t('places.decision')}</dt>
              <dd>{venue.licenceDecision ?? '–'}</dd>
              <dt>{t('places.rooms')}</dt>
              <dd>{venue.workrooms.map(({ name }) => name).join(', ') || '–'}</dd>
              <dt>{t('places.holds')}</dt>
              <dd>
                {t('places.from', { at: writeMoment(venue.validFrom, language) })}
                {venue.validUntil ? ` ${t('places.until', { at: writeMoment(venue.validUntil, language) })}` : ''}
              </dd>
            </dl>
            <div className={joinClasses(layout.row, layout.wrap)}>
              <ActionButton permission="places.manage" label={t('places.change')} onClick={() => setDoing('change')} />
              <ActionButton
                permission="places.manage"
                label={t('places.end')}
                onClick={() => setDoing({ kind: 'venue', id: venue.venueId, name: venue.name })}
              />
            </div>
          </>
        ) : null}
      </div>
      {venue ? (
        <>
          <HoursSection venueId={venueId} moment={moment} onAdd={() => setDoing('hours')} onEnd={setDoing} />
          <CalendarSection venueId={venueId} moment={moment} />
          <ValiditySection venueId={venueId} onAdd={() => setDoing('validity')} onEnd={setDoing} />
          <TerminalSection venue={venue} moment={moment} onMove={setMoved} />
        </>
      ) : null}
      {moved ? (
        <MoveDialog terminal={moved} venues={venues} asOf={moment.asOf} onClose={() => setMoved(undefined)} />
      ) : null}
      {venue && doing === 'hours' ? <HoursDialog venue={venue} onClose={stop} /> : null}
      {venue && doing === 'change' ? <VenueDialog venue={venue} asOf={moment.asOf} onClose={stop} /> : null}
      {venue && doing === 'validity' ? (
        <ValidityDialog thing="venue" thingId={venueId} name={venue.name} onClose={stop} />
      ) : null}
      {typeof doing === 'object' ? <EndDialog ending={doing} onClose={stop} /> : null}
    </aside>
  )
}
