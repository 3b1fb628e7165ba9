import { useQuery } from '@tanstack/react-query'
import { listTerminals } from '#contract/onling-v2/topology.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { PLACES, type AsOf, type Terminal, type Venue } from './places.ts'

type Props = { readonly venue: Venue | null; readonly moment: AsOf; readonly onMove: (terminal: Terminal) => void }

const SHOWN_MAX = 200

/** Terminals in a venue at a time, or in the store (null), each with its room and producer. */
export function TerminalSection({ venue, moment, onMove }: Props) {
  const { t } = useTexts()
  const where = venue ? { venueId: venue.venueId } : { inStore: true }
  const list = useQuery({
    queryKey: [...PLACES, 'terminals', where, moment],
    queryFn: () => ask(api(listTerminals, { query: { ...where, limit: SHOWN_MAX, ...moment } })),
  })
  const rows = (list.data?.rows ?? []).toSorted((one, other) => one.serial.localeCompare(other.serial))
  const roomOf = ({ place }: Terminal) =>
    venue?.workrooms.find(({ workroomId }) => workroomId === place?.workroomId)?.name ?? ''
  return (
    <section className={layout.section} aria-labelledby="places-terminals">
      <h3 id="places-terminals">{t('places.terminals')}</h3>
      {list.isError ? <ProblemNote error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.data && rows.length === 0 ? (
        <p className={textStyles.secondary}>{t(venue ? 'places.noTerminals' : 'places.emptyStore')}</p>
      ) : null}
      {rows.length > 0 ? (
        <Table
          scrolls="around"
          labelledBy="places-terminals"
          head={
            <tr>
              <th>{t('places.serial')}</th>
              <th>{t('places.made')}</th>
              <NumberHeader>{t('places.seats')}</NumberHeader>
              <th>
                <span className={textStyles.aloud}>{t('places.move')}</span>
              </th>
            </tr>
          }
        >
          {rows.map((terminal) => (
            <tr key={terminal.terminalId}>
              <td>
                <span className={joinClasses(textStyles.bold, textStyles.unbroken)}>{terminal.serial}</span>
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{roomOf(terminal)}</div>
              </td>
              <td>
                {terminal.producer}
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                  {t(`places.terminalKind.${terminal.kind}`)}
                </div>
              </td>
              <NumberCell>{terminal.seats}</NumberCell>
              <td>
                <ActionButton permission="places.manage" label={t('places.move')} onClick={() => onMove(terminal)} />
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
    </section>
  )
}
