import { useState } from 'react'
import { enterErasure } from '#contract/play-v1/privacy.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { NumberField } from '../../shell/number-field.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'

/** Records the written request of a person with a closed account. An open account is closed by its player. */
export function EnterErasureDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const [playerId, setPlayerId] = useState('')
  return (
    <ConfirmDialog
      title={t('privacy.enterTitle')}
      button={t('privacy.enter')}
      isDangerous
      explanationLabel={t('privacy.enterWhy')}
      consequences={[
        { kind: 'stop', what: t('privacy.fate.erased'), text: t('privacy.enterErases') },
        { kind: 'hold', what: t('privacy.fate.held'), text: t('privacy.enterHolds') },
        { kind: 'idle', what: t('screen.audit'), text: t('contact.recorded') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        await ask(api(enterErasure, { body: { playerId: Number(playerId), explanation } }))
        await queryClient.invalidateQueries({ queryKey: ['privacy'] })
        announce(t('privacy.entered'))
      }}
    >
      <NumberField label={t('privacy.playerNumber')} value={playerId} isNeeded onWrite={setPlayerId} />
    </ConfirmDialog>
  )
}
