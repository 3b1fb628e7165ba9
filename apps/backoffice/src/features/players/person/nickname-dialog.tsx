import { useState } from 'react'
import { setNicknameOfPlayer } from '#contract/play-v1/nickname.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { TextField } from '../../../shell/text-field.tsx'
import { useTexts } from '../../../shell/use-texts.ts'

type Props = { readonly playerId: number; readonly nickname: string | null; readonly onClose: () => void }

/** Corrects a nickname, or removes it if the field is empty. */
export function NicknameDialog({ playerId, nickname, onClose }: Props) {
  const { t } = useTexts()
  const [input, setInput] = useState('')
  return (
    <ConfirmDialog
      title={t('nickname.title', { id: playerId })}
      button={t(input.trim() === '' ? 'nickname.remove' : 'nickname.change')}
      consequences={[
        { kind: 'info', what: t('nickname'), text: t('nickname.now', { nickname: nickname ?? '–' }) },
        { kind: 'idle', what: t('screen.audit'), text: t('contact.recorded') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const wanted = input.trim()
        await ask(
          api(setNicknameOfPlayer, { body: { playerId, nickname: wanted === '' ? null : wanted, explanation } }),
        )
        await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
        announce(t('nickname.changed'))
      }}
    >
      <TextField
        label={t('nickname.new')}
        hint={t('nickname.hint')}
        maxLength={20}
        value={input}
        problem={nickname === null && input.trim() === '' ? t('field.needed') : undefined}
        onWrite={setInput}
      />
    </ConfirmDialog>
  )
}
