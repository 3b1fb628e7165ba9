import { useState } from 'react'
import { takeDeclarationBack } from '#contract/play-v1/staff-registration.ts'
import type { TakenBackDeclaration } from '#contract/shapes/person-changes.ts'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import controls from '../../../shell/controls.module.css'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'

type Props = {
  readonly playerId: number
  readonly declaration: TakenBackDeclaration
  readonly onClose: () => void
}

/** Withdraws a declaration that a player made by mistake; a second person must approve it. */
export function TakenBackDialog({ playerId, declaration, onClose }: Props) {
  const { t } = useTexts()
  const [isPlayerTold, setTold] = useState(false)
  const what = t(declaration === 'Sanctioned' ? 'registration.sanctioned' : 'registration.exposed')
  return (
    <ConfirmDialog
      title={t('registration.takeBackTitle', { what })}
      button={t('registration.takeBackDo')}
      consequences={[
        { kind: 'wait', what, text: t('registration.takeBackThen') },
        { kind: 'info', what: t('screen.risk'), text: t('registration.takeBackAlerts') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const body = { playerId, declaration, isPlayerTold, explanation, acceptedWarnings }
        await ask(api(takeDeclarationBack, { body }))
        await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
      }}
    >
      <label className={controls.check}>
        <input
          type="checkbox"
          className={controls.checkbox}
          checked={isPlayerTold}
          onChange={({ target }) => setTold(target.checked)}
        />
        <span>
          {t('registration.tell')}. {t('registration.tellHint')}
        </span>
      </label>
    </ConfirmDialog>
  )
}
