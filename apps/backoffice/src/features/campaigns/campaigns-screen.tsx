import { Megaphone } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { campaignList } from '#contract/lists/campaigns.ts'
import { list } from '#contract/play-v1/campaigns.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Progress } from '#ui/progress/progress.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { CAMPAIGN_KINDS } from '../../shell/campaign-kinds.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeDay } from '../../shell/write-time.ts'
import { CAMPAIGNS } from './campaigns.ts'

type Row = ReplyOf<typeof list>['rows'][number]

/** All campaigns: kind, state, window, and the used part of the budget. */
export function CampaignsScreen() {
  const { t } = useTexts()
  const go = useNavigate()
  const cells = useCampaignCells()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.campaigns')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('campaigns.what')}</div>
        </div>
        <ActionButton
          permission="campaigns.manage"
          label={t('campaigns.create')}
          icon={<Megaphone aria-hidden="true" />}
          onClick={() => void go(paths.newCampaign)}
        />
      </div>
      <DataList
        list={campaignList}
        label={t('screen.campaigns')}
        empty={t('campaigns.none')}
        read={(question) => ask(api(list, { query: question as QueryOf<typeof list> }))}
        keyOf={({ campaignId }) => campaignId}
        keptAs={CAMPAIGNS}
        cells={cells}
      />
    </>
  )
}

/** Cells with more than their value. */
function useCampaignCells() {
  const { t, language } = useTexts()
  return {
    name: ({ campaignId, name }: Row) => (
      <Link to={paths.campaign(campaignId)} data-opener>
        <b>{name}</b>
      </Link>
    ),
    state: ({ state, endedBy }: Row) => (
      <>
        <Status kind={CAMPAIGN_KINDS[state]}>{t(`campaigns.state.${state}`)}</Status>
        {endedBy ? (
          <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{t(`campaigns.endedBy.${endedBy}`)}</div>
        ) : null}
      </>
    ),
    from: ({ window }: Row) => `${writeDay(window.from, language)} – ${writeDay(window.softEnd, language)}`,
    given: ({ given, budget }: Row) => (
      <Progress
        label={t('campaigns.ofBudget', { budget: writeMoney(budget) })}
        max={budget.amountMinor}
        value={given.amountMinor}
        text={writeMoney(given)}
      />
    ),
  }
}
