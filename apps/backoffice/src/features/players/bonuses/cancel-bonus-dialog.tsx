import { cancelRelation } from '#contract/onling-v2/bonuses.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import type { AwardShown } from './bonuses-tab.tsx'

/** Cancels a bonus: its rest returns to the house, the player's own money is not affected. */
export function CancelBonusDialog({ award, onClose }: { readonly award: AwardShown; readonly onClose: () => void }) {
  const { t } = useTexts()
  const { awardId, bonus, balance, playerId } = award
  return (
    <ConfirmDialog
      title={t('bonuses.cancelTitle', { name: bonus.name })}
      button={t('bonuses.cancel')}
      isDangerous
      consequences={[
        { kind: 'stop', what: t('bonuses.cancelMoney'), text: t('bonuses.cancelNow', { left: writeMoney(balance) }) },
        { kind: 'ok', what: t('bonuses.cash'), text: t('bonuses.cashStays') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        try {
          await ask(api(cancelRelation, { body: { awardId, explanation, acceptedWarnings } }))
        } finally {
          // A refusal means that the bonus has changed: read it again.
          await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
        }
        announce(t('bonuses.cancelled'))
      }}
    />
  )
}
