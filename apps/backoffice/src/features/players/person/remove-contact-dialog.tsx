import * as contacts from '#contract/onling-v2/player-contacts.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'

type Props = { readonly playerId: number; readonly channel: 'email' | 'phone'; readonly onClose: () => void }

/** Removes an e-mail or a phone of a player: a mistyped one, or one that now belongs to somebody else. */
export function RemoveContactDialog({ playerId, channel, onClose }: Props) {
  const { t } = useTexts()
  const call = channel === 'email' ? contacts.removeEmail : contacts.removePhone
  return (
    <ConfirmDialog
      title={t(channel === 'email' ? 'contact.removeEmailTitle' : 'contact.removePhoneTitle', { id: playerId })}
      button={t('contact.remove')}
      isDangerous
      consequences={[
        channel === 'email'
          ? { kind: 'stop', what: t('capability.signIn'), text: t('contact.noSignIn') }
          : { kind: 'info', what: t('registration.phone'), text: t('contact.noTexts') },
        { kind: 'idle', what: t('screen.audit'), text: t('contact.recorded') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        await ask(api(call, { body: { playerId, explanation } }))
        await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
        announce(t('contact.removed'))
      }}
    />
  )
}
