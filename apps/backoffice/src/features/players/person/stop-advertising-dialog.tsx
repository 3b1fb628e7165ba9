import { stopAdvertising } from '#contract/play-v1/staff-registration.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'

type Props = { readonly playerId: number; readonly onClose: () => void }

/** Stops advertising for a player who asked by telephone or e-mail. */
export function StopAdvertisingDialog({ playerId, onClose }: Props) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={t('advertising.stopTitle', { id: playerId })}
      button={t('advertising.stopNow')}
      consequences={[
        { kind: 'info', what: t('advertising'), text: t('advertising.stopped') },
        { kind: 'idle', what: t('screen.audit'), text: t('contact.recorded') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        await ask(api(stopAdvertising, { body: { playerId, explanation } }))
        await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
        announce(t('advertising.isStopped'))
      }}
    />
  )
}
