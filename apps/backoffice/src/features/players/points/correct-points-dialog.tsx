import { useState } from 'react'
import { correctPoints } from '#contract/play-v1/staff-loyalty.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { TextField } from '../../../shell/text-field.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { readPoints } from './read-points.ts'

/** Gives or takes points, with a reason that the player also reads. Large corrections need a second person. */
export function CorrectPointsDialog({
  playerId,
  onClose,
}: {
  readonly playerId: number
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [written, setWritten] = useState('')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const points = readPoints(written)
  return (
    <ConfirmDialog
      title={t('points.correctTitle', { id: playerId })}
      button={t('points.correct')}
      consequences={[{ kind: 'info', what: t('points.player'), text: t('points.correctNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        if (points === undefined) throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        await ask(api(correctPoints, { body: { playerId, points, explanation, idempotencyKey, acceptedWarnings } }))
        await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
        announce(t('points.corrected'))
      }}
    >
      <TextField
        label={t('points.howMany')}
        hint={t('points.howManyHint')}
        value={written}
        maxLength={8}
        problem={points === undefined ? t('points.howManyHint') : undefined}
        onWrite={setWritten}
      />
    </ConfirmDialog>
  )
}
