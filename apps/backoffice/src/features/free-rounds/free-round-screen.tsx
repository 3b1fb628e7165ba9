import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { getDefinition } from '#contract/onling-v2/free-round.ts'
import { campaignCan } from '#contract/states/campaign-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Progress } from '#ui/progress/progress.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { CAMPAIGN_KINDS } from '../../shell/campaign-kinds.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { PlayerLists } from '../../shell/player-lists/player-lists.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { writeMoney } from '../../shell/write-money.ts'
import { CancelDefinitionDialog } from './cancel-definition-dialog.tsx'
import { FREE_ROUNDS, type Detail } from './free-rounds.ts'
import { RelationsView } from './relations-view.tsx'
import { StatsView } from './stats-view.tsx'

const VIEWS = ['stats', 'lists', 'relations'] as const

/** One definition: results of its rounds, lists of recipients, and each player's rounds. */
export function FreeRoundScreen() {
  const { t } = useTexts()
  const { definitionId = '' } = useParams()
  const detail = useQuery({
    queryKey: [...FREE_ROUNDS, definitionId, 'detail'],
    queryFn: () => ask(api(getDefinition, { query: { definitionId } })),
  })
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
  const [isEnding, setEnding] = useState(false)
  const { definition } = detail
  const { definitionId, terms, given, budget, state } = definition
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'stats'
  const gives = state === 'live' || state === 'approved'
  return (
    <>
      <div className={joinClasses(layout.head, layout.wrap)}>
        <div className={layout.grow}>
          <Link to={paths.freeRounds} className={joinClasses(textStyles.small, textStyles.link)}>
            {t('screen.freeRounds')}
          </Link>
          <h1>{terms.name}</h1>
          <span className={joinClasses(layout.row, layout.wrap, textStyles.small)}>
            <Status kind={CAMPAIGN_KINDS[state]}>{t(`campaigns.state.${state}`)}</Status>
            {definition.endedBy ? t(`campaigns.endedBy.${definition.endedBy}`) : null}
            {t('freeRounds.gives', {
              rounds: terms.rounds,
              stake: writeMoney({ ...given, amountMinor: terms.stakeMinor }),
            })}
          </span>
        </div>
        <Progress
          label={t('campaigns.ofBudget', { budget: writeMoney(budget) })}
          max={budget.amountMinor}
          value={given.amountMinor}
          text={writeMoney(given)}
        />
      </div>
      <div className={joinClasses(layout.bar, layout.wrap)}>
        <Link to={paths.campaign(definitionId)} className={textStyles.link}>
          {t('freeRounds.terms')}
        </Link>
        {campaignCan('end', state) ? (
          <ActionButton permission="campaigns.manage" label={t('freeRounds.stop')} onClick={() => setEnding(true)} />
        ) : null}
      </div>
      <ViewTabs views={VIEWS} view={view} label={t('freeRounds.views')} nameOf={(one) => t(`freeRounds.view.${one}`)} />
      {view === 'stats' ? <StatsView definitionId={definitionId} /> : null}
      {view === 'lists' ? (
        <PlayerLists
          campaignId={definitionId}
          gives={gives}
          onAdded={() => queryClient.invalidateQueries({ queryKey: FREE_ROUNDS })}
        />
      ) : null}
      {view === 'relations' ? <RelationsView definitionId={definitionId} /> : null}
      {isEnding ? <CancelDefinitionDialog definition={definition} onClose={() => setEnding(false)} /> : null}
    </>
  )
}
