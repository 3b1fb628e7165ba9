import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router'
import { getContent } from '#contract/play-v1/staff-content.ts'
import { getLook } from '#contract/play-v1/staff-look.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TabLinks } from '#ui/tabs/tab-links.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { paths } from '../../../shell/paths.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { queryClient } from '../../../shell/session.ts'
import { CONTENT } from '../content.ts'
import { VersionsView } from '../versions-view.tsx'
import { lookEdits } from './look-edits.ts'
import { Studio } from './studio.tsx'

const VIEWS = ['look', 'versions'] as const
/** Key of an edit of the folder's look, before there is any version. */
const OF_FOLDER = 'folder'

/** The look of the brand: editing with a preview, and all versions with their publications. */
export function LookScreen() {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'look'
  const version = Number(search.get('version')) || undefined
  const query = useQuery({
    queryKey: [...CONTENT, 'look', version],
    queryFn: async () => {
      const read = await ask(api(getLook, { query: version === undefined ? {} : { version } }))
      if (read.version !== null) queryClient.setQueryData([...CONTENT, 'look', read.version], read)
      return read
    },
    // A refetch must not replace what is being edited.
    refetchOnWindowFocus: false,
  })
  const contentId = query.data?.contentId ?? undefined
  const item = useQuery({
    queryKey: [...CONTENT, contentId, 'detail'],
    queryFn: () => ask(api(getContent, { query: { contentId: contentId ?? '' } })),
    enabled: contentId !== undefined,
  }).data
  const editOfFolder = lookEdits.use(OF_FOLDER)
  if (query.isPending) return <Skeleton label={t('list.loading')} />
  if (!query.data)
    return (
      <div className={layout.padded}>
        <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
      </div>
    )
  const shown = query.data
  // The version is part of the link, because unsaved changes belong to it.
  const wordsOf = (one: (typeof VIEWS)[number], of = version) => ({ view: one, ...(of ? { version: String(of) } : {}) })
  // Stays at this version from now on, even if somebody saves a newer one.
  if (version === undefined && shown.version !== null && !editOfFolder)
    return query.isFetching ? (
      <Skeleton label={t('list.loading')} />
    ) : (
      <Navigate replace to={`?${new URLSearchParams(wordsOf(view, shown.version))}`} />
    )
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
      <TabLinks
        label={t('content.views')}
        tabs={VIEWS.map((key) => ({
          key,
          name: t(`studio.tab.${key}`),
          address: `?${new URLSearchParams(wordsOf(key))}`,
        }))}
        open={view}
        onOpen={(key) => setSearch(wordsOf(key))}
      />
      {view === 'look' ? (
        <Studio key={version ?? OF_FOLDER} editOf={String(version ?? OF_FOLDER)} shown={shown} item={item} />
      ) : null}
      {view === 'versions' ? (
        <div className={joinClasses(layout.scroll, layout.padded)}>
          {item ? <VersionsView item={item} /> : <p>{t('studio.noVersions')}</p>}
        </div>
      ) : null}
    </>
  )
}
