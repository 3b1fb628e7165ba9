import { useState } from 'react'
import { issueCard } from '#contract/play-v1/staff-cards.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { TextField } from '../../../shell/text-field.tsx'
import { useTexts } from '../../../shell/use-texts.ts'

type Props = { readonly playerId: number; readonly onClose: () => void }

/** Issues a card to the player by its number. */
export function IssueCardDialog({ playerId, onClose }: Props) {
  const { t } = useTexts()
  const [cardNumber, setCardNumber] = useState('')
  return (
    <ConfirmDialog
      title={t('cards.issueTitle', { id: playerId })}
      button={t('cards.issue')}
      consequences={[{ kind: 'ok', what: t('capability.signIn'), text: t('cards.issueNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        await ask(api(issueCard, { body: { playerId, cardNumber: cardNumber.trim(), explanation } }))
        await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
        announce(t('cards.issued'))
      }}
    >
      <TextField
        label={t('cards.typeNumber')}
        hint={t('cards.numberHint')}
        maxLength={40}
        value={cardNumber}
        problem={cardNumber.trim() === '' ? t('field.needed') : undefined}
        onWrite={setCardNumber}
      />
    </ConfirmDialog>
  )
}
