import { deleteRestrictedPlayer } from '#contract/onling-v2/bonus-restrictions.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { CAMPAIGNS } from '../campaigns.ts'
import type { Restriction } from './restricted-view.tsx'

/** Removes the restriction of a player. */
export function TakeOffDialog({
  restriction,
  onClose,
}: {
  readonly restriction: Restriction
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const { restrictionId, playerId, campaignId } = restriction
  return (
    <ConfirmDialog
      title={t('campaigns.takeOff')}
      button={t('campaigns.takeOff')}
      consequences={[
        {
          kind: 'info',
          what: String(playerId),
          text: t(campaignId === null ? 'campaigns.takeOffAllNow' : 'campaigns.takeOffNow'),
        },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        await ask(api(deleteRestrictedPlayer, { query: { restrictionId, explanation } }))
        await queryClient.invalidateQueries({ queryKey: CAMPAIGNS })
        announce(t('campaigns.done'))
      }}
    />
  )
}
