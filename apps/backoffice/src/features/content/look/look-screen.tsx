import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { getContent } from '#contract/play-v1/staff-content.ts'
import { getLook } from '#contract/play-v1/staff-look.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { paths } from '../../../shell/paths.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { ViewTabs } from '../../../shell/view-tabs.tsx'
import { CONTENT } from '../content.ts'
import { VersionsView } from '../versions-view.tsx'
import { Studio } from './studio.tsx'

const VIEWS = ['look', 'versions'] as const

/** How the brand looks: one look is changed and tried, all of its versions are listed with when each was shown. */
export function LookScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'look'
  const version = Number(search.get('version')) || undefined
  const query = useQuery({
    queryKey: [...CONTENT, 'look', version],
    queryFn: () => ask(api(getLook, { query: version === undefined ? {} : { version } })),
    // What is being changed is not taken away by a look at another window.
    refetchOnWindowFocus: false,
  })
  const contentId = query.data?.contentId ?? undefined
  const item = useQuery({
    queryKey: [...CONTENT, contentId, 'detail'],
    queryFn: () => ask(api(getContent, { query: { contentId: contentId ?? '' } })),
    enabled: contentId !== undefined,
  }).data
  if (query.isPending) return <Skeleton label={t('list.loading')} />
  if (!query.data)
    return (
      <div className={layout.padded}>
        <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
      </div>
    )
  const shown = query.data
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <Link to={paths.content} className={joinClasses(textStyles.small, textStyles.link)}>
            {t('screen.content')}
          </Link>
          <h1>{t('studio.title')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {shown.liveVersion === null ? t('studio.ofFolder') : t('studio.live', { version: shown.liveVersion })}
          </div>
        </div>
      </div>
      <ViewTabs views={VIEWS} view={view} label={t('content.views')} nameOf={(one) => t(`studio.tab.${one}`)} />
      {view === 'look' ? <Studio key={shown.version ?? 0} shown={shown} item={item} /> : null}
      {view === 'versions' ? (
        <div className={joinClasses(layout.scroll, layout.padded)}>
          {item ? <VersionsView item={item} /> : <p>{t('studio.noVersions')}</p>}
        </div>
      ) : null}
    </>
  )
}
