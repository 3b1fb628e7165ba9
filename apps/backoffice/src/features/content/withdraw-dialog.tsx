import { withdrawContent } from '#contract/play-v1/staff-content.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CONTENT, type Publication } from './content.ts'

type Props = { readonly publication: Publication; readonly onClose: () => void }

/** Withdraws a present or future publication; the previous one applies again. */
export function WithdrawDialog({ publication: { publicationId, version }, onClose }: Props) {
  const { t } = useTexts()
  const what = t('content.version', { version })
  return (
    <ConfirmDialog
      title={`${t('content.withdraw')}: ${what}`}
      button={t('content.withdraw')}
      isDangerous
      consequences={[{ kind: 'info', what, text: t('content.withdrawThen') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        try {
          await ask(api(withdrawContent, { body: { publicationId, explanation, acceptedWarnings } }))
          announce(t('content.done'))
        } finally {
          await queryClient.invalidateQueries({ queryKey: CONTENT })
        }
      }}
    />
  )
}
