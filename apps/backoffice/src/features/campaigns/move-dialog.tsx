import { approve, end, pause, resume } from '#contract/play-v1/campaigns.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog, type Explained } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CAMPAIGNS, type Detail } from './campaigns.ts'

const MOVES = { pause, resume, end }

export type StaffMove = 'approve' | 'pause' | 'resume' | 'end'

type Props = { readonly move: StaffMove; readonly campaign: Detail['campaign']; readonly onClose: () => void }

/** Requests the approval of the newest version, or pauses, resumes or ends a campaign; each with a reason. */
export function MoveDialog({ move, campaign, onClose }: Props) {
  const { t } = useTexts()
  const { campaignId, latestVersion: version, name } = campaign
  const commit = ({ explanation, acceptedWarnings }: Explained) =>
    move === 'approve'
      ? ask(api(approve, { body: { campaignId, version, explanation, acceptedWarnings } }))
      : ask(api(MOVES[move], { body: { campaignId, explanation } }))
  return (
    <ConfirmDialog
      title={`${t(`campaigns.do.${move}`)}: ${name}`}
      button={t(`campaigns.do.${move}`)}
      isDangerous={move === 'end'}
      consequences={[{ kind: move === 'approve' ? 'wait' : 'info', what: name, text: t(`campaigns.then.${move}`) }]}
      onClose={onClose}
      onCommit={async (explained) => {
        try {
          await commit(explained)
          announce(t('campaigns.done'))
        } finally {
          await queryClient.invalidateQueries({ queryKey: CAMPAIGNS })
        }
      }}
    />
  )
}
