import { endCodes } from '#contract/play-v1/campaigns.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { CAMPAIGNS } from '../campaigns.ts'

type Props = {
  readonly campaignId: string
  /** Null: all of them. */
  readonly codeIds: string[] | null
  readonly onClose: () => void
}

/** Deactivates one code, or all codes of a campaign. */
export function EndCodesDialog({ campaignId, codeIds, onClose }: Props) {
  const { t } = useTexts()
  const title = t(codeIds === null ? 'campaigns.endAllCodes' : 'campaigns.endCode')
  return (
    <ConfirmDialog
      title={title}
      button={title}
      isDangerous
      consequences={[{ kind: 'stop', what: t('campaigns.view.codes'), text: t('campaigns.endCodesNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        await ask(api(endCodes, { body: { campaignId, codeIds, explanation } }))
        await queryClient.invalidateQueries({ queryKey: CAMPAIGNS })
        announce(t('campaigns.done'))
      }}
    />
  )
}
