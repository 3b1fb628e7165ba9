import { useState } from 'react'
import { takeDeclarationBack } from '#contract/play-v1/staff-registration.ts'
import type { TakenBackDeclaration } from '#contract/shapes/person-changes.ts'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'

type Props = {
  readonly playerId: number
  readonly declaration: TakenBackDeclaration
  readonly onClose: () => void
}

/** Takes back what somebody declared by mistake; a second person confirms it. */
export function TakenBackDialog({ playerId, declaration, onClose }: Props) {
  const { t } = useTexts()
  const [isPlayerTold, setTold] = useState(false)
  const what = t(declaration === 'Sanctioned' ? 'registration.sanctioned' : 'registration.exposed')
  return (
    <ConfirmDialog
      title={t('registration.takeBackTitle', { what })}
      button={t('registration.takeBack')}
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
      <label className={textStyles.small}>
        <input type="checkbox" checked={isPlayerTold} onChange={({ target }) => setTold(target.checked)} />{' '}
        {t('registration.tell')}. {t('registration.tellHint')}
      </label>
    </ConfirmDialog>
  )
}
