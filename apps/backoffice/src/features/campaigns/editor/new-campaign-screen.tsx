import { useState } from 'react'
import { useNavigate } from 'react-router'
import { create } from '#contract/play-v1/campaigns.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { paths } from '../../../shell/paths.ts'
import { queryClient } from '../../../shell/session.ts'
import { useMainCurrency } from '../../../shell/use-main-currency.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { CAMPAIGNS } from '../campaigns.ts'
import { CampaignEditor } from './campaign-editor.tsx'
import { emptyCampaignForm } from './campaign-form.ts'

/** Creates a campaign with the first version of its terms. */
export function NewCampaignScreen() {
  const { t } = useTexts()
  const go = useNavigate()
  const currency = useMainCurrency()
  // Refused terms are not stored, so corrected ones may use the same key; a repeated request creates one campaign.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  if (!currency) return <Skeleton label={t('list.loading')} />
  return (
    <CampaignEditor
      title={t('campaigns.create')}
      start={emptyCampaignForm}
      currency={currency}
      isKindFixed={false}
      onLeave={() => void go(paths.campaigns)}
      onSave={async (terms) => {
        const { campaign } = await ask(api(create, { body: { terms, idempotencyKey } }))
        await queryClient.invalidateQueries({ queryKey: CAMPAIGNS })
        announce(t('campaigns.saved'))
        await go(paths.campaign(campaign.campaignId))
      }}
    />
  )
}
