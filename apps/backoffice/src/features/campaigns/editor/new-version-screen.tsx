import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { saveVersion } from '#contract/play-v1/campaigns.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { paths } from '../../../shell/paths.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { CAMPAIGNS, type Detail } from '../campaigns.ts'
import { useCampaign } from '../use-campaign.ts'
import { CampaignEditor } from './campaign-editor.tsx'
import { writeCampaignForm } from './campaign-form.ts'

/** Writes the next version of a campaign's terms, starting from the newest one. */
export function NewVersionScreen() {
  const { t } = useTexts()
  const { campaignId = '' } = useParams()
  const detail = useCampaign(campaignId)
  if (detail.isPending) return <Skeleton label={t('list.loading')} />
  if (!detail.data)
    return (
      <div className={layout.padded}>
        <ProblemNote error={detail.error} onRetry={() => void detail.refetch()} />
      </div>
    )
  return <NewVersion key={campaignId} detail={detail.data} />
}

function NewVersion({ detail }: { readonly detail: Detail }) {
  const { t } = useTexts()
  const go = useNavigate()
  // The loaded version: saving is refused if somebody else has saved meanwhile, and the input here is not lost.
  const [newest] = useState(detail.versions[0])
  const { campaignId, name, budget } = detail.campaign
  if (!newest) return null
  return (
    <CampaignEditor
      title={t('campaigns.newVersionOf', { name })}
      start={writeCampaignForm(newest.terms)}
      currency={budget.currency}
      isKindFixed
      onLeave={() => void go(paths.campaign(campaignId))}
      onSave={async (terms) => {
        await ask(api(saveVersion, { body: { campaignId, terms, afterVersion: newest.version } }))
        await queryClient.invalidateQueries({ queryKey: CAMPAIGNS })
        announce(t('campaigns.saved'))
        await go(paths.campaign(campaignId))
      }}
    />
  )
}
