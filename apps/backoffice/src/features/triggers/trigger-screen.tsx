import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { getTrigger } from '#contract/onling-v2/platform-event.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Progress } from '#ui/progress/progress.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { PreviewView } from './editor/preview-view.tsx'
import { FiringList } from './firing-list.tsx'
import { TermsView } from './terms-view.tsx'
import { TriggerActions } from './trigger-actions.tsx'
import { STATE_KINDS, TRIGGERS, type Trigger } from './triggers.ts'

/** One trigger: its terms, a preview, and its firings. */
export function TriggerScreen() {
  const { t } = useTexts()
  const { triggerId = '' } = useParams()
  const query = useTrigger(triggerId)
  useRowKeys()
  if (query.isPending) return <Skeleton label={t('list.loading')} />
  if (!query.data)
    return (
      <div className={layout.padded}>
        <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
      </div>
    )
  return <Shown trigger={query.data} />
}

export const useTrigger = (triggerId: string) =>
  useQuery({
    queryKey: [...TRIGGERS, triggerId, 'detail'],
    queryFn: () => ask(api(getTrigger, { query: { triggerId } })),
  })

const VIEWS = ['terms', 'firings', 'preview'] as const

function Shown({ trigger }: { readonly trigger: Trigger }) {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'terms'
  const { terms, triggerId, fired } = trigger
  return (
    <>
      <div className={joinClasses(layout.head, layout.wrap)}>
        <div className={layout.grow}>
          <Link to={paths.triggers} className={joinClasses(textStyles.small, textStyles.link)}>
            {t('screen.triggers')}
          </Link>
          <h1>{terms.name}</h1>
          <span className={joinClasses(layout.row, layout.wrap, textStyles.small)}>
            <Status kind={STATE_KINDS[trigger.state]}>{t(`triggers.state.${trigger.state}`)}</Status>
            {trigger.endedBy ? t(`triggers.endedBy.${trigger.endedBy}`) : null}
            {t(`triggers.action.${terms.action.kind}`)}
          </span>
        </div>
        <Progress
          label={t('triggers.ofBudget')}
          max={terms.limits.budget}
          value={fired}
          text={t('triggers.firedOf', { fired, budget: terms.limits.budget })}
        />
      </div>
      <TriggerActions trigger={trigger} />
      <ViewTabs views={VIEWS} view={view} label={t('triggers.views')} nameOf={(one) => t(`triggers.view.${one}`)} />
      {view === 'terms' ? <TermsView trigger={trigger} /> : null}
      {view === 'firings' ? <FiringList triggerId={triggerId} /> : null}
      {view === 'preview' ? (
        <div className={joinClasses(layout.scroll, layout.padded)}>
          <PreviewView terms={terms} />
        </div>
      ) : null}
    </>
  )
}
