import { useRef, useState } from 'react'
import { get, giveByHand } from '#contract/play-v1/campaigns.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog, type Explained } from '../../shell/confirm-dialog.tsx'
import { NumberField } from '../../shell/number-field.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CAMPAIGNS, type Detail } from './campaigns.ts'

/** Gives a player the gift of a campaign of the kind by-hand. */
export function GiveDialog({
  campaign,
  onClose,
}: {
  readonly campaign: Detail['campaign']
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const { campaignId, name } = campaign
  const [player, setPlayer] = useState('')
  /** The player and the number of the gift, so that a repeated request gives once. */
  const counted = useRef<{ readonly playerId: number; readonly nth: number }>(undefined)
  const commit = async ({ explanation, acceptedWarnings }: Explained): Promise<void> => {
    const playerId = Number(player)
    if (counted.current?.playerId !== playerId)
      counted.current = { playerId, nth: (await countGifts(campaignId, playerId)) + 1 }
    await ask(api(giveByHand, { body: { campaignId, ...counted.current, explanation, acceptedWarnings } }))
  }
  return (
    <ConfirmDialog
      title={`${t('campaigns.giveTitle')}: ${name}`}
      button={t('campaigns.do.give')}
      consequences={[{ kind: 'info', what: name, text: t('campaigns.then.give') }]}
      onClose={onClose}
      onCommit={async (explained) => {
        try {
          await commit(explained)
          announce(t('campaigns.givenNow'))
        } finally {
          await queryClient.invalidateQueries({ queryKey: CAMPAIGNS })
        }
      }}
    >
      <NumberField label={t('campaigns.playerNumber')} value={player} onWrite={setPlayer} isNeeded />
    </ConfirmDialog>
  )
}

async function countGifts(campaignId: string, playerId: number): Promise<number> {
  return (await ask(api(get, { query: { campaignId, playerId } }))).giftsToPlayer ?? 0
}
