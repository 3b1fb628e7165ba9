import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { prolongAccount, type getRegistration } from '#contract/play-v1/staff-registration.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { instantOf, localOf } from '../../../shell/local-time.ts'
import { queryClient } from '../../../shell/session.ts'
import { TextField } from '../../../shell/text-field.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'

type Props = {
  readonly playerId: number
  readonly temporary: NonNullable<ReplyOf<typeof getRegistration>['temporary']>
  readonly onClose: () => void
}

/** Extends the time of a temporary account, up to the legal maximum. */
export function ProlongDialog({ playerId, temporary: { until, latest, ruleId }, onClose }: Props) {
  const { t, language } = useTexts()
  const [input, setInput] = useState(localOf(latest))
  const wanted = instantOf(input)
  const isRight = wanted !== undefined && wanted > until && wanted <= latest
  const shown = writeMoment(latest, language)
  return (
    <ConfirmDialog
      title={t('temporary.do')}
      button={t('temporary.do')}
      consequences={[
        { kind: 'info', what: t('temporary.until'), text: writeMoment(until, language) },
        { kind: 'wait', what: t('temporary.latest', { rule: ruleId }), text: `${shown}. ${t('temporary.then')}` },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        await ask(api(prolongAccount, { body: { playerId, until: wanted ?? latest, explanation, acceptedWarnings } }))
        await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
        announce(t('temporary.done'))
      }}
    >
      <TextField
        type="datetime-local"
        step={1}
        label={t('temporary.new')}
        value={input}
        problem={isRight ? undefined : t('temporary.wrong', { latest: shown })}
        onWrite={setInput}
      />
    </ConfirmDialog>
  )
}
