import { useState } from 'react'
import * as calls from '#contract/onling-v2/topology.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog, type Explained } from '../../shell/confirm-dialog.tsx'
import { instantOf } from '../../shell/local-time.ts'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { PLACES } from './places.ts'

/** A thing that can end, with its name. */
export type Ending = {
  readonly kind: 'venue' | 'terminal' | 'opening' | 'special' | 'validity'
  readonly id: string
  readonly name: string
}

type Props = { readonly ending: Ending; readonly onClose: () => void; readonly onEnded?: () => void }

/** Ends something from now or from another instant on: nothing is deleted, and earlier versions remain readable. */
export function EndDialog({ ending, onClose, onEnded }: Props) {
  const { t } = useTexts()
  const { kind, name } = ending
  const [from, setFrom] = useState('')
  const byDay = kind === 'opening'
  return (
    <ConfirmDialog
      title={t('places.endTitle', { what: name })}
      button={t('places.end')}
      isDangerous
      consequences={[{ kind: 'stop', what: name, text: t(`places.ends.${kind}`) }]}
      onClose={onClose}
      onCommit={async (explained) => {
        await end(ending, from, explained)
        announce(t('places.ended'))
        await queryClient.invalidateQueries({ queryKey: PLACES })
        onEnded?.()
      }}
    >
      {kind === 'special' ? null : (
        <TextField
          label={t(byDay ? 'places.fromDay' : 'places.moveFrom')}
          hint={byDay ? undefined : t('places.moveFromHint')}
          type={byDay ? 'date' : 'datetime-local'}
          value={from}
          onWrite={setFrom}
        />
      )}
    </ConfirmDialog>
  )
}

function end({ kind, id }: Ending, from: string, { explanation, acceptedWarnings }: Explained): Promise<unknown> {
  const judged = { explanation, acceptedWarnings }
  const at = instantOf(from)
  const since = at === undefined ? {} : { from: at }
  switch (kind) {
    case 'venue':
      return ask(api(calls.deleteVenue, { query: { venueId: id, ...since, ...judged } }))
    case 'terminal':
      return ask(api(calls.deleteTerminal, { query: { terminalId: id, ...since, ...judged } }))
    case 'validity':
      return ask(api(calls.deleteValidity, { query: { validityId: id, ...since, ...judged } }))
    case 'opening':
      return ask(
        api(calls.deleteOpening, { query: { openingId: id, ...(from === '' ? {} : { fromDay: from }), ...judged } }),
      )
    case 'special':
      return ask(api(calls.deleteSpecialOpening, { query: { specialOpeningId: id, ...judged } }))
  }
}
