import { useState } from 'react'
import { setNicknameOfPlayer } from '#contract/play-v1/nickname.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { TextField } from '../../../shell/text-field.tsx'
import { useTexts } from '../../../shell/use-texts.ts'

type Props = { readonly playerId: number; readonly nickname: string | null; readonly onClose: () => void }

/** Puts a nickname right, or takes it away where the field is left empty. */
export function NicknameDialog({ playerId, nickname, onClose }: Props) {
  const { t } = useTexts()
  const [wish, setWish] = useState('')
  return (
    <ConfirmDialog
      title={t('nickname.title', { id: playerId })}
      button={t(wish.trim() === '' ? 'nickname.remove' : 'nickname.change')}
      consequences={[
        { kind: 'info', what: t('nickname'), text: t('nickname.now', { nickname: nickname ?? '–' }) },
        { kind: 'idle', what: t('screen.audit'), text: t('contact.recorded') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const wished = wish.trim()
        await ask(
          api(setNicknameOfPlayer, { body: { playerId, nickname: wished === '' ? null : wished, explanation } }),
        )
        await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
        announce(t('nickname.changed'))
      }}
    >
      <TextField
        label={t('nickname.new')}
        hint={t('nickname.hint')}
        maxLength={20}
        value={wish}
        problem={nickname === null && wish.trim() === '' ? t('field.needed') : undefined}
        onWrite={setWish}
      />
    </ConfirmDialog>
  )
}
