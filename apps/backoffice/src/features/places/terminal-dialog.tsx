import { useState } from 'react'
import { createTerminal, getTerminal, updateTerminal } from '#contract/onling-v2/topology.ts'
import { Button } from '#ui/button/button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { localOf } from '../../shell/local-time.ts'
import { queryClient, useMay } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { FromField } from './from-field.tsx'
import { EndDialog } from './end-dialog.tsx'
import { PlaceFields, placeOf, STORE, type Where } from './place-fields.tsx'
import { PLACES, type AsOf, type Terminal, type Venue } from './places.ts'
import { editsOf } from './rebase.ts'
import { spanOf } from './stay-span.ts'
import { StoreUntilField } from './store-until-field.tsx'
import { TerminalFields, terminalDraftOf, terminalWritten } from './terminal-fields.tsx'
import { useFactsAt } from './use-facts-at.ts'

const SERIAL = /^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$/

type Props = {
  readonly terminal?: Terminal
  readonly venues: readonly Venue[]
  /** The shown instant, from which a change applies unless another is chosen. */
  readonly asOf?: string | undefined
  readonly onClose: () => void
}

const draftOf = (terminal?: Terminal) => ({
  ...terminalDraftOf(terminal),
  serial: terminal?.serial ?? '',
  where: whereOf(terminal),
})

const whereOf = (terminal?: Terminal): Where =>
  terminal?.place ? { venueId: terminal.place.venueId, workroomId: terminal.place.workroomId ?? '' } : STORE

/** One terminal: new, or with changed facts and place; ending it has a separate dialog. */
export function TerminalDialog({ terminal, venues, asOf, onClose }: Props) {
  const { t } = useTexts()
  const may = useMay('places.manage')
  const [isEnding, setEnding] = useState(false)
  const shownAsOf = terminal ? asOf : undefined
  const [from, setFrom] = useState(localOf(asOf))
  const [until, setUntil] = useState('')
  const [openedAt] = useState(() => new Date())
  const terminalId = terminal?.terminalId ?? ''
  const read = (moment: AsOf) => ask(api(getTerminal, { query: { terminalId, ...moment } }))
  const facts = useFactsAt({ thing: terminal, name: terminalId, asOf: shownAsOf, from, read, draftOf })
  const { draft, write } = facts
  const { serial, where } = draft
  if (isEnding && terminal)
    return <EndDialog ending={{ kind: 'terminal', id: terminal.terminalId, name: terminal.serial }} onClose={onClose} />
  const before = facts.facts.where
  const stays = where.venueId === before.venueId && where.workroomId === before.workroomId
  const isMove = terminal !== undefined && !stays
  const isToStore = isMove && where.venueId === ''
  return (
    <ConfirmDialog
      title={terminal ? t('places.terminalTitle', { serial: terminal.serial }) : t('places.addTerminal')}
      button={t(terminal ? 'places.change' : 'places.addTerminal')}
      consequences={[{ kind: 'wait', what: serial || t('places.terminals'), text: t('places.terminalNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const seenAt = { expectedVenueId: placeOf(before).venueId }
        const body = {
          serial: serial.trim(),
          ...terminalWritten(draft),
          ...(terminal && stays ? {} : placeOf(where)),
          ...spanOf(from, isToStore ? until : ''),
          explanation,
          acceptedWarnings,
        }
        await (terminal
          ? ask(api(updateTerminal, { body: { terminalId, ...body, ...(isMove ? seenAt : {}) } }))
          : ask(api(createTerminal, { body })))
        announce(t('places.saved'))
        await queryClient.invalidateQueries({ queryKey: PLACES })
      }}
    >
      <TextField
        label={t('places.serial')}
        value={serial}
        maxLength={40}
        onWrite={(written) => write({ ...draft, serial: written })}
        problem={SERIAL.test(serial.trim()) ? undefined : t('places.wrong.serial')}
      />
      <TerminalFields draft={draft} onChange={(changed) => write({ ...draft, ...changed })} />
      <PlaceFields where={where} venues={venues} onChange={(chosen) => write({ ...draft, where: chosen })} />
      <FromField from={from} asOf={shownAsOf} facts={facts.problem} onWrite={setFrom} />
      {isToStore ? (
        <StoreUntilField
          from={from}
          until={until}
          openedAt={openedAt}
          changesFacts={Object.keys(editsOf(facts.facts, { ...draft, where: before })).length > 0}
          onWrite={setUntil}
        />
      ) : null}
      {terminal && may ? (
        <Button variant="outlined" onClick={() => setEnding(true)}>
          {t('places.endTitle', { what: terminal.serial })}
        </Button>
      ) : null}
    </ConfirmDialog>
  )
}
