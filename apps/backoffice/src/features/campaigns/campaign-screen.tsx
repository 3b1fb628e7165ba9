import { Link, useParams, useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import { Progress } from '#ui/progress/progress.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { CAMPAIGN_KINDS } from '../../shell/campaign-kinds.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { PlayerLists } from '../../shell/player-lists/player-lists.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { writeMoney } from '../../shell/write-money.ts'
import { CampaignActions } from './campaign-actions.tsx'
import { CAMPAIGNS, canHaveLists, type Detail } from './campaigns.ts'
import { CodesView } from './codes/codes-view.tsx'
import { GiftsView } from './gifts-view.tsx'
import { NotGivenView } from './not-given-view.tsx'
import { RestrictedView } from './restricted/restricted-view.tsx'
import { TermsView } from './terms-view.tsx'
import { useCampaign } from './use-campaign.ts'

/** One campaign: versions of its terms, its gifts, its codes, and restricted players. */
export function CampaignScreen() {
  const { t } = useTexts()
  const { campaignId = '' } = useParams()
  const detail = useCampaign(campaignId)
  useRowKeys()
  if (detail.isPending) return <Skeleton label={t('list.loading')} />
  if (!detail.data)
    return (
      <div className={layout.padded}>
        <ProblemNote error={detail.error} onRetry={() => void detail.refetch()} />
      </div>
    )
  return <Shown detail={detail.data} />
}

function Shown({ detail }: { readonly detail: Detail }) {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const maySeeRestricted = useMay('bonuses.read')
  const { campaign } = detail
  const { campaignId } = campaign
  const counting = detail.versions.find(({ version }) => version === (campaign.liveVersion ?? campaign.latestVersion))
  const takesLists = counting !== undefined && canHaveLists(counting.terms)
  const views = (['terms', 'lists', 'gifts', 'notGiven', 'codes', 'restricted'] as const).filter(
    (one) => (one !== 'restricted' || maySeeRestricted) && (one !== 'lists' || takesLists),
  )
  const view = views.find((one) => one === search.get('view')) ?? 'terms'
  return (
    <>
      <div className={joinClasses(layout.head, layout.wrap)}>
        <div className={layout.grow}>
          <Link to={paths.campaigns} className={joinClasses(textStyles.small, textStyles.link)}>
            {t('screen.campaigns')}
          </Link>
          <h1>{campaign.name}</h1>
          <span className={joinClasses(layout.row, layout.wrap, textStyles.small)}>
            <Status kind={CAMPAIGN_KINDS[campaign.state]}>{t(`campaigns.state.${campaign.state}`)}</Status>
            {campaign.endedBy ? t(`campaigns.endedBy.${campaign.endedBy}`) : null}
            {t(`campaigns.kind.${campaign.kind}`)}
          </span>
        </div>
        <Progress
          label={t('campaigns.ofBudget', { budget: writeMoney(campaign.budget) })}
          max={campaign.budget.amountMinor}
          value={campaign.given.amountMinor}
          text={writeMoney(campaign.given)}
        />
      </div>
      <CampaignActions detail={detail} />
      <ViewTabs views={views} view={view} label={t('campaigns.views')} nameOf={(one) => t(`campaigns.view.${one}`)} />
      {view === 'terms' ? <TermsView detail={detail} /> : null}
      {view === 'lists' ? (
        <PlayerLists
          campaignId={campaignId}
          gives={campaign.state === 'live' || campaign.state === 'approved'}
          onAdded={() => queryClient.invalidateQueries({ queryKey: CAMPAIGNS })}
        />
      ) : null}
      {view === 'gifts' ? <GiftsView campaignId={campaignId} /> : null}
      {view === 'notGiven' ? <NotGivenView campaignId={campaignId} /> : null}
      {view === 'codes' ? <CodesView detail={detail} /> : null}
      {view === 'restricted' ? <RestrictedView campaignId={campaignId} /> : null}
    </>
  )
}
