import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'
import { getContent } from '#contract/play-v1/staff-content.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import styles from './content.module.css'
import { CONTENT, STATE_KINDS, type Item } from './content.ts'
import { DifferenceView } from './difference-view.tsx'
import { PageEditor } from './page-editor.tsx'
import { PreviewView } from './preview-view.tsx'
import { ProductTextView } from './product-text-view.tsx'
import { SectionEditor } from './section-editor.tsx'
import { VersionsView } from './versions-view.tsx'

/** One page: its text, its versions and publications, differences, and a preview of the site. */
export function ItemScreen() {
  const { t } = useTexts()
  const { contentId = '' } = useParams()
  const [search] = useSearchParams()
  const query = useQuery({
    queryKey: [...CONTENT, contentId, 'detail'],
    queryFn: () => ask(api(getContent, { query: { contentId } })),
  })
  if (query.isPending) return <Skeleton label={t('list.loading')} />
  if (!query.data)
    return (
      <div className={layout.padded}>
        <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
      </div>
    )
  // A look waiting for approval is shown in the studio.
  if (query.data.kind === 'look') {
    const version = Number(search.get('version')) || query.data.latestVersion
    return <Navigate replace to={paths.lookVersion(version)} />
  }
  if (query.data.kind === 'texts') {
    const version = Number(search.get('version')) || query.data.latestVersion
    return <Navigate replace to={paths.textsVersion(query.data.language ?? '', version)} />
  }
  return <Shown item={query.data} />
}

const VIEWS = ['text', 'versions', 'difference', 'product', 'preview'] as const
/** A section has no lines to compare, and none came with the product. */
const VIEWS_OF_SECTION = VIEWS.filter((view) => view !== 'difference' && view !== 'product')

function Shown({ item }: { readonly item: Item }) {
  const { t, or } = useTexts()
  const [search] = useSearchParams()
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'text'
  const { place, language, label, state, liveVersion, latestVersion } = item
  return (
    <>
      <div className={joinClasses(layout.head, layout.wrap)}>
        <div className={layout.grow}>
          <Link to={paths.content} className={joinClasses(textStyles.small, textStyles.link)}>
            {t('screen.content')}
          </Link>
          <h1>{label}</h1>
          <span className={joinClasses(layout.row, layout.wrap, textStyles.small)}>
            <Status kind={STATE_KINDS[state]}>{t(`content.state.${state}`)}</Status>
            {[
              or(`content.place.${place}`, place),
              ...(language ? [or(`language.${language}`, language)] : []),
              ...(liveVersion === null ? [] : [`${t('content.liveVersion')}: ${liveVersion}`]),
              `${t('content.latestVersion')}: ${latestVersion}`,
            ].join(' · ')}
          </span>
        </div>
      </div>
      <ViewTabs
        views={item.kind === 'page' ? VIEWS : VIEWS_OF_SECTION}
        view={view}
        label={t('content.views')}
        nameOf={(one) => t(`content.tab.${one}`)}
      />
      <div className={joinClasses(layout.scroll, layout.padded)}>
        {item.hasNewerProductText ? (
          <Note kind="risk" className={styles.above}>
            <span className={layout.grow}>{t('content.newerProductText')}</span>
            {view === 'product' ? null : (
              <Link className={textStyles.link} to={paths.contentOf(item.contentId, 'product')}>
                {t('content.compareProduct')}
              </Link>
            )}
          </Note>
        ) : null}
        {view !== 'text' ? null : item.kind === 'page' ? (
          <PageEditor key={item.contentId} item={item} />
        ) : (
          <SectionEditor key={item.contentId} item={item} />
        )}
        {view === 'versions' ? <VersionsView item={item} /> : null}
        {view === 'difference' ? <DifferenceView item={item} /> : null}
        {view === 'product' && item.kind === 'page' ? <ProductTextView item={item} /> : null}
        {view === 'preview' ? <PreviewView item={item} /> : null}
      </div>
    </>
  )
}
