import { useQuery } from '@tanstack/react-query'
import { getHall } from '#contract/play-v1/staff-hall.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMayAt, useMe } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeClock } from '../../shell/write-time.ts'
import { EntryCheck } from './entry-check.tsx'
import { HallAgents } from './hall-agents.tsx'
import { HallDay } from './hall-day.tsx'
import { HallMaxima } from './hall-maxima.tsx'
import { PLACES, type Venue } from './places.ts'

const EVERY_MS = 5000

type Props = {
  readonly venues: readonly Venue[]
  readonly open: string | undefined
  readonly onOpen: (venueId: string) => void
}

/** The live view of a venue: terminals, today's visits, agents, incidents, and the check at the entrance. */
export function HallView({ venues: all, open, onOpen }: Props) {
  const { t, language } = useTexts()
  const own = useMe().data?.venues ?? null
  const venues = all.filter(({ venueId }) => own === null || own.includes(venueId))
  const venue = venues.find(({ venueId }) => venueId === open) ?? venues[0]
  const mayCheck = useMayAt('places.door', venue?.venueId)
  const { data: hall, ...query } = useQuery({
    queryKey: [...PLACES, 'hall', venue?.venueId],
    enabled: venue !== undefined,
    refetchInterval: EVERY_MS,
    queryFn: () => ask(api(getHall, { query: { venueId: venue?.venueId ?? '' } })),
  })
  return (
    <div className={layout.stack}>
      <div className={layout.fields}>
        <Select label={t('places.venue')} value={venue?.venueId ?? ''} onChange={({ target }) => onOpen(target.value)}>
          {venues.map(({ venueId, name, town }) => (
            <option key={venueId} value={venueId}>
              {name}, {town}
            </option>
          ))}
        </Select>
        {hall ? (
          <p className={joinClasses(textStyles.small, textStyles.muted)}>
            {t('places.hallAt', { at: writeClock(hall.at, language) })}
          </p>
        ) : null}
      </div>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      <Loading query={query} />
      {mayCheck && venue ? <EntryCheck key={venue.venueId} venueId={venue.venueId} /> : null}
      {hall && venue ? (
        <>
          <HallDay venueId={venue.venueId} hall={hall} />
          <HallAgents agents={hall.agents} />
          <section className={layout.section} aria-labelledby="places-hall">
            <h2 id="places-hall">
              {t('places.hallTaken', {
                taken: hall.terminals.reduce((sum, { taken }) => sum + taken, 0),
                seats: hall.terminals.reduce((sum, { seats }) => sum + seats, 0),
              })}
            </h2>
            <HallMaxima hall={hall} />
            {hall.terminals.length === 0 ? (
              <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('places.noTerminals')}</p>
            ) : (
              <Table
                labelledBy="places-hall"
                scrolls="around"
                head={
                  <tr>
                    <th>{t('places.serial')}</th>
                    <th>{t('places.field.kind')}</th>
                    <th>{t('players.state')}</th>
                    <NumberHeader>{t('places.seats')}</NumberHeader>
                    <th>{t('places.since')}</th>
                    <th>{t('places.lastAt')}</th>
                  </tr>
                }
              >
                {hall.terminals.map(({ terminalId, serial, kind, seats, taken, since, lastAt }) => (
                  <tr key={terminalId}>
                    <td className={textStyles.bold}>{serial}</td>
                    <td>{t(`places.terminalKind.${kind}`)}</td>
                    <td>
                      <Status kind={taken > 0 ? 'ok' : 'idle'}>{t(taken > 0 ? 'places.taken' : 'places.free')}</Status>
                    </td>
                    <NumberCell>
                      {taken} / {seats}
                    </NumberCell>
                    <td>{since === null ? '–' : writeClock(since, language)}</td>
                    <td>{lastAt === null ? '–' : writeClock(lastAt, language)}</td>
                  </tr>
                ))}
              </Table>
            )}
          </section>
        </>
      ) : null}
    </div>
  )
}
