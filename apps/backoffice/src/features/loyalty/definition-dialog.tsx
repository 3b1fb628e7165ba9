import controls from '../../shell/controls.module.css'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { saveDefinition } from '#contract/play-v1/staff-loyalty.ts'
import type { DefinitionKind } from '#contract/shapes/loyalty.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { DefinitionFields } from './definition-fields.tsx'
import { contentOf, formOf } from './definition-form.ts'
import { VerdictNote } from './verdict-note.tsx'

export type DefinitionShown = ReplyOf<typeof saveDefinition>

type Props = {
  readonly kind: DefinitionKind
  readonly languages: readonly string[]
  /** The present version; none for a new definition. */
  readonly row: DefinitionShown | undefined
  readonly onClose: () => void
}

/** Writes a new version of a definition. The law's verdict is beside the form; a second person approves it. */
export function DefinitionDialog({ kind, languages, row, onClose }: Props) {
  const { t } = useTexts()
  const [form, setForm] = useState(() => formOf(row))
  const content = contentOf(kind, form)
  const key = kind === 'ladder' ? 'ladder' : form.key.trim()
  const isKey = /^[a-z0-9-]{2,40}$/.test(key)
  return (
    <ConfirmDialog
      title={t(`loyaltyWrite.${kind}`)}
      button={t('loyalty.save')}
      consequences={[{ kind: 'wait', what: t('loyalty.second'), text: t('loyalty.saveNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        if (!content || !isKey) throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        await ask(api(saveDefinition, { body: { key, content, isOn: form.isOn, explanation, acceptedWarnings } }))
        await queryClient.invalidateQueries({ queryKey: ['loyalty'] })
        announce(t('loyalty.saved'))
      }}
    >
      {kind === 'ladder' ? null : (
        <TextField
          label={t('loyalty.key')}
          hint={t('loyalty.keyHint')}
          value={form.key}
          maxLength={40}
          readOnly={row !== undefined}
          problem={isKey ? undefined : t('loyalty.keyHint')}
          onWrite={(written) => setForm({ ...form, key: written })}
        />
      )}
      <DefinitionFields kind={kind} languages={languages} form={form} onWrite={setForm} />
      <label className={controls.check}>
        <input
          type="checkbox"
          checked={form.isOn}
          onChange={({ target }) => setForm({ ...form, isOn: target.checked })}
        />
        {t('loyalty.isOn')}
      </label>
      <VerdictNote content={content} />
    </ConfirmDialog>
  )
}
