import { useState } from 'react'
import * as calls from '#contract/play-v1/staff-exclusion.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { useTexts } from '../../../shell/use-texts.ts'

type Props = {
  readonly playerId: number
  readonly months: readonly number[]
  readonly onClose: () => void
  readonly onDone: () => void
}

const WITHOUT_END = 'none'

/** A measure of staff: stops play for a term, or until staff end it. */
export function ExcludeDialog({ playerId, months, onClose, onDone }: Props) {
  const { t } = useTexts()
  const [term, setTerm] = useState(String(months[0] ?? WITHOUT_END))
  return (
    <ConfirmDialog
      title={t('exclusion.addTitle', { id: playerId })}
      button={t('exclusion.addButton')}
      isDangerous
      consequences={[
        { kind: 'stop', what: t('capability.stake'), text: t('exclusion.stops') },
        { kind: 'ok', what: t('capability.signIn'), text: t('exclusion.stays') },
      ]}
      reasons={calls.STAFF_EXCLUSION_REASONS.map((value) => ({ value, label: t(`exclusionReason.${value}`) }))}
      onClose={onClose}
      onCommit={async ({ reason, explanation }) => {
        const known = calls.STAFF_EXCLUSION_REASONS.find((one) => one === reason) ?? 'other'
        const chosen = term === WITHOUT_END ? null : Number(term)
        await ask(api(calls.addPlayerExclusion, { body: { playerId, months: chosen, reason: known, explanation } }))
        onDone()
        announce(t('exclusion.added'))
      }}
    >
      <Select label={t('exclusion.term')} value={term} onChange={(event) => setTerm(event.target.value)}>
        {months.map((count) => (
          <option key={count} value={count}>
            {t('exclusion.months', { count })}
          </option>
        ))}
        <option value={WITHOUT_END}>{t('exclusion.noEnd')}</option>
      </Select>
    </ConfirmDialog>
  )
}
