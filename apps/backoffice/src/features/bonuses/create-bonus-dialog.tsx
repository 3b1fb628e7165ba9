import { useState } from 'react'
import { create } from '#contract/onling-v2/bonuses.ts'
import { Field } from '#ui/field/field.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { emptyBonusForm, readBonusForm, type BonusForm } from './read-bonus-form.ts'

/** Creates a bonus with its terms, which can never be changed. */
export function CreateBonusDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const [form, setForm] = useState(emptyBonusForm)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const request = readBonusForm(form)
  const isBegun = form.name !== '' && form.amount !== ''
  const fields = [
    { name: 'name', label: t('bonuses.name'), hint: t('bonuses.nameHint'), max: 80, inputMode: 'text' },
    { name: 'amount', label: t('bonuses.amount'), max: 12, inputMode: 'decimal' },
    { name: 'times', label: t('bonuses.timesField'), max: 2, inputMode: 'numeric' },
    { name: 'stakeMax', label: t('bonuses.stakeMax'), hint: t('bonuses.stakeMaxHint'), max: 12, inputMode: 'decimal' },
    { name: 'accept', label: t('bonuses.acceptField'), max: 2, inputMode: 'numeric' },
    { name: 'play', label: t('bonuses.playField'), max: 2, inputMode: 'numeric' },
  ] as const satisfies readonly { name: keyof BonusForm; [more: string]: unknown }[]
  return (
    <ConfirmDialog
      title={t('bonuses.createTitle')}
      button={t('bonuses.createTitle')}
      consequences={[{ kind: 'ok', what: t('bonuses.which'), text: t('bonuses.createNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        if (!request) throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        await ask(api(create, { body: { ...request, explanation, idempotencyKey, acceptedWarnings } }))
        await queryClient.invalidateQueries({ queryKey: ['bonuses'] })
        announce(t('bonuses.createdNow'))
      }}
    >
      {fields.map(({ name, label, max, inputMode, ...more }) => (
        <Field key={name} label={label} hint={'hint' in more ? more.hint : undefined}>
          {(control) => (
            <input
              {...control}
              value={form[name]}
              maxLength={max}
              inputMode={inputMode}
              autoComplete="off"
              onChange={({ target }) => setForm({ ...form, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      {isBegun && !request ? (
        <p className={textStyles.problem} role="status">
          {t('bonuses.wrongFields')}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
