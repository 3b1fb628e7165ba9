import { correctCash } from '#contract/play-v1/staff-cash.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { CASH, type Movement } from './cash-desk.ts'

type Props = { readonly movement: Movement; readonly onClose: () => void }

/** Reverses a mistaken movement; always with a second person. */
export function CorrectDialog({ movement, onClose }: Props) {
  const { t } = useTexts()
  const { movementId, number, amount } = movement
  return (
    <ConfirmDialog
      title={t('cash.correctTitle', { number })}
      button={t('cash.correct')}
      isDangerous
      consequences={[
        { kind: 'wait', what: t('lock.money'), text: t('cash.correctThen', { amount: writeMoney(amount) }) },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        await ask(api(correctCash, { body: { movementId, explanation, acceptedWarnings } }))
        await queryClient.invalidateQueries({ queryKey: CASH })
        announce(t('cash.done'))
      }}
    />
  )
}
