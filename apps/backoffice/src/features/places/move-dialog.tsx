import { useState } from 'react'
import { getTerminal, updateTerminal } from '#contract/onling-v2/topology.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { localOf } from '../../shell/local-time.ts'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { FromField } from './from-field.tsx'
import { PLACES, type AsOf, type Terminal, type Venue } from './places.ts'
import { spanOf } from './stay-span.ts'
import { StoreUntilField } from './store-until-field.tsx'
import { useFactsAt } from './use-facts-at.ts'

type Props = {
  readonly terminal: Terminal
  readonly venues: readonly Venue[]
  /** The shown instant, from which the terminal moves unless another is chosen. */
  readonly asOf: string | undefined
  readonly onClose: () => void
}

const seenOf = (terminal: Terminal | undefined) => ({ terminal })

/**
 * Moves a terminal to another venue, or to the store, from now, from a later instant, or from an earlier one as a correction. It
 * moves from where it stood at that instant, with its facts of that instant. A stay in the store can have an end.
 */
export function MoveDialog({ terminal, venues, asOf, onClose }: Props) {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<string>()
  const [from, setFrom] = useState(localOf(asOf))
  const [until, setUntil] = useState('')
  const [openedAt] = useState(() => new Date())
  const { terminalId } = terminal
  const read = (moment: AsOf) => ask(api(getTerminal, { query: { terminalId, ...moment } }))
  const { facts: seen, problem } = useFactsAt({ thing: terminal, name: terminalId, asOf, from, read, draftOf: seenOf })
  const { serial, producer, kind, seats, softwareBuild, certificate, place } = seen.terminal ?? terminal
  const others = venues.filter((venue) => venue.venueId !== place?.venueId)
  const offered = [...(place ? [''] : []), ...others.map((venue) => venue.venueId)]
  // At another instant it may have stood where it was to be moved.
  const venueId = offered.find((one) => one === chosen) ?? offered[0] ?? ''
  const isToStore = venueId === ''
  const where = venues.find((venue) => venue.venueId === venueId)?.name ?? t('places.store')
  return (
    <ConfirmDialog
      title={t('places.moveTitle', { serial })}
      button={t('places.move')}
      consequences={[
        {
          kind: 'wait',
          what: serial,
          text: t('places.moveNow', { from: place?.venueName ?? t('places.store'), to: where }),
        },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const facts = {
          serial,
          producer,
          kind,
          seats,
          ...(softwareBuild === null ? {} : { softwareBuild }),
          ...(certificate === null ? {} : { certificate }),
        }
        const seenAt = { expectedVenueId: place?.venueId ?? null }
        const body = {
          terminalId,
          ...facts,
          ...seenAt,
          venueId: isToStore ? null : venueId,
          explanation,
          acceptedWarnings,
        }
        await ask(api(updateTerminal, { body: { ...body, ...spanOf(from, isToStore ? until : '') } }))
        announce(t('places.moved'))
        await queryClient.invalidateQueries({ queryKey: PLACES })
      }}
    >
      <Select label={t('places.moveTo')} value={venueId} onChange={(event) => setChosen(event.target.value)}>
        {place ? <option value="">{t('places.store')}</option> : null}
        {others.map((venue) => (
          <option key={venue.venueId} value={venue.venueId}>
            {venue.name}, {venue.town}
          </option>
        ))}
      </Select>
      <FromField from={from} asOf={asOf} facts={problem} onWrite={setFrom} />
      {isToStore ? <StoreUntilField from={from} until={until} openedAt={openedAt} onWrite={setUntil} /> : null}
    </ConfirmDialog>
  )
}
