import { useState } from 'react'
import { createDefinition, updateDefinition } from '#contract/onling-v2/platform-event.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import controls from '../../../shell/controls.module.css'
import { queryClient } from '../../../shell/session.ts'
import { TextField } from '../../../shell/text-field.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { TRIGGERS, type Definition } from '../triggers.ts'
import { useEvents } from '../use-definitions.ts'

type Props = {
  /** Undefined for a new one. */
  readonly row?: Definition | undefined
  readonly onClose: () => void
}

/**
 * Defines a domain event, or changes its description and enables or disables it. The event itself cannot be changed.
 */
export function DefinitionDialog({ row, onClose }: Props) {
  const { t, or } = useTexts()
  const [key, setKey] = useState(row?.key ?? '')
  const events = useEvents().data?.rows ?? []
  const [chosen, setEvent] = useState(row?.event)
  const [description, setDescription] = useState(row?.description ?? '')
  const [isEnabled, setEnabled] = useState(row?.isEnabled ?? true)
  const known = events.find(({ event }) => event === chosen) ?? events[0]
  const isKey = /^[a-z][a-z0-9-]{2,59}$/.test(key)
  const isDescribed = description.trim().length >= 3
  return (
    <ConfirmDialog
      title={t(row ? 'triggers.editDefinition' : 'triggers.define')}
      button={t('triggers.save')}
      consequences={[
        { kind: isEnabled ? 'info' : 'hold', what: key, text: t(isEnabled ? 'triggers.onNow' : 'triggers.offNow') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const of = { description, isEnabled, explanation }
        if (row) await ask(api(updateDefinition, { body: { definitionId: row.definitionId, ...of } }))
        else if (known) await ask(api(createDefinition, { body: { key, event: known.event, ...of } }))
        await queryClient.invalidateQueries({ queryKey: TRIGGERS })
        announce(t('triggers.done'))
      }}
    >
      <Select
        label={t('triggers.event')}
        value={known?.event ?? ''}
        disabled={row !== undefined}
        hint={known ? t(`triggers.reachHint.${known.reach}`) : undefined}
        options={events.map(({ event }) => ({ value: event, label: event }))}
        onChange={({ target }) => setEvent(target.value)}
      />
      {known ? (
        <p className={textStyles.small}>
          {t('triggers.fields')} {known.fields.map(({ name }) => or(`triggers.field.${name}`, name)).join(', ')}
        </p>
      ) : null}
      <TextField
        label={t('triggers.key')}
        hint={t('triggers.keyHint')}
        value={key}
        maxLength={60}
        readOnly={row !== undefined}
        problem={isKey ? undefined : t('triggers.keyHint')}
        onWrite={setKey}
      />
      <TextField
        label={t('triggers.description')}
        value={description}
        maxLength={500}
        problem={isDescribed ? undefined : t('triggers.wrong.description')}
        onWrite={setDescription}
      />
      <label className={controls.check}>
        <input
          type="checkbox"
          className={controls.checkbox}
          checked={isEnabled}
          onChange={({ target }) => setEnabled(target.checked)}
        />
        {t('triggers.isEnabled')}
      </label>
    </ConfirmDialog>
  )
}
