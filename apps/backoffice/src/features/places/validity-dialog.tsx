import { useState } from 'react'
import { createValidity } from '#contract/onling-v2/topology.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { instantOf } from '../../shell/local-time.ts'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { PLACES } from './places.ts'

type Props = {
  readonly thing: 'venue' | 'terminal'
  readonly thingId: string
  readonly name: string
  readonly onClose: () => void
}

/** Permits play in a venue or at a terminal for a time, by a decision; needs a second person. */
export function ValidityDialog({ thing, thingId, name, onClose }: Props) {
  const { t } = useTexts()
  const [decision, setDecision] = useState('')
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  return (
    <ConfirmDialog
      title={t('places.validityTitle', { what: name })}
      button={t('places.addValidity')}
      warnings={['lets-play']}
      consequences={[{ kind: 'wait', what: name, text: t('places.validityNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const [begins, ends] = [instantOf(from), instantOf(until)]
        await ask(
          api(createValidity, {
            body: {
              thing,
              thingId,
              decision: decision.trim(),
              ...(begins === undefined ? {} : { from: begins }),
              ...(ends === undefined ? {} : { until: ends }),
              explanation,
              acceptedWarnings,
            },
          }),
        )
        announce(t('places.saved'))
        await queryClient.invalidateQueries({ queryKey: PLACES })
      }}
    >
      <TextField
        label={t('places.decision')}
        value={decision}
        onWrite={setDecision}
        maxLength={80}
        problem={decision.trim() === '' ? t('places.wrong.decision') : undefined}
      />
      <div className={layout.twoColumns}>
        <TextField label={t('places.moveFrom')} type="datetime-local" value={from} onWrite={setFrom} />
        <TextField
          label={t('places.untilWhen')}
          hint={t('places.untilHint')}
          type="datetime-local"
          value={until}
          onWrite={setUntil}
        />
      </div>
    </ConfirmDialog>
  )
}
