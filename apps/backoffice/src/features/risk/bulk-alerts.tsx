import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { dismissManyAlerts } from '#contract/play-v1/risk-alerts.ts'
import type { AlertRow } from '#contract/shapes/risk.ts'
import { Field } from '#ui/field/field.tsx'
import { api, ask } from '../../shell/api.ts'
import { BulkDialog } from '../../shell/list/bulk-dialog.tsx'
import { Note } from '../../shell/note.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { REASON_MIN, RISK } from './risk.ts'

type Props = { readonly alerts: readonly AlertRow[]; readonly onDone: () => void; readonly onClose: () => void }

/** Dismisses selected alerts with one reason; the preview is loaded once the reason is valid. */
export function BulkAlerts({ alerts, onDone, onClose }: Props) {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const [explanation, setExplanation] = useState('')
  const [needs, setNeeds] = useState<ReplyOf<typeof dismissManyAlerts>['needs']>(null)
  const isForTwo = needs === 'second'
  const isExplained = needs === null || needs === 'nobody' || explanation.trim() !== ''
  const isShort = words.trim().length < REASON_MIN
  const run = async (isPreview: boolean) => {
    if (isShort) return []
    const body = { alertIds: alerts.map(({ alertId }) => alertId), words: words.trim(), isPreview }
    const why = explanation.trim() === '' ? {} : { explanation: explanation.trim() }
    const { rows, needs: verdict } = await ask(api(dismissManyAlerts, { body: { ...body, ...why } }))
    if (isPreview) setNeeds(verdict)
    return rows.map(({ alertId, code, number, outcome }) => ({
      key: alertId,
      name: number === null ? '–' : t('risk.alertTitle', { number }),
      outcome,
      code,
    }))
  }
  return (
    <BulkDialog
      title={t('risk.bulkAlertsTitle', { count: alerts.length })}
      asked={[isShort, alerts]}
      run={run}
      isComplete={isExplained}
      buttonOf={(count) => t('risk.bulkAlertsDo', { count })}
      onDone={async () => {
        onDone()
        await queryClient.invalidateQueries({ queryKey: RISK })
      }}
      onClose={onClose}
    >
      <Field label={t('risk.reason')} hint={t('risk.reasonHint', { min: REASON_MIN })}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={words}
            data-wrong={isShort ? '' : undefined}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      {isForTwo ? <Note kind="wait">{t('risk.bulkForTwo')}</Note> : null}
      {isForTwo || needs === 'reason' ? (
        <Field label={t('risk.bulkWhy')}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={explanation}
              onChange={({ target }) => setExplanation(target.value)}
            />
          )}
        </Field>
      ) : null}
    </BulkDialog>
  )
}
