import { Link, useSearchParams } from 'react-router'
import type { QueryOf } from '#contract/call.ts'
import { contentList } from '#contract/lists/content.ts'
import { listContent } from '#contract/play-v1/staff-content.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { VIEWS } from '../../shell/view-names.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { CONTENT, STATE_KINDS } from './content.ts'
import { FilesView } from './files-view.tsx'
import { NewerProductTexts } from './newer-product-texts.tsx'
import { SynonymsView } from './synonyms-view.tsx'

/** Texts of the site, and files that they use. */
export function ContentScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const view = VIEWS.content.find((one) => one === search.get('view')) ?? 'pages'
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.content')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('content.what')}</div>
        </div>
        <Link className={buttonClass('outlined')} to={paths.texts}>
          {t('texts.title')}
        </Link>
        <Link className={buttonClass('outlined')} to={paths.look}>
          {t('studio.title')}
        </Link>
      </div>
      <ViewTabs
        views={VIEWS.content}
        view={view}
        label={t('content.views')}
        nameOf={(one) => t(`content.view.${one}`)}
      />
      {view === 'pages' ? <NewerProductTexts /> : null}
      {view === 'files' ? <FilesView /> : null}
      {view === 'search' ? <SynonymsView /> : null}
      {view === 'pages' || view === 'sections' ? (
        <ItemList key={view} kind={view === 'pages' ? 'page' : 'section'} />
      ) : null}
    </>
  )
}

function ItemList({ kind }: { readonly kind: 'page' | 'section' }) {
  const { t, or } = useTexts()
  const mayWrite = useMay('content.manage')
  return (
    <>
      {kind === 'section' && mayWrite ? (
        <div className={layout.fields}>
          <Link className={buttonClass('primary')} to={paths.newSection}>
            {t('content.newSection')}
          </Link>
        </div>
      ) : null}
      <DataList
        list={contentList}
        label={t(`content.view.${kind === 'page' ? 'pages' : 'sections'}`)}
        empty={t('content.none')}
        read={(question) =>
          ask(api(listContent, { query: { ...question, kinds: [kind] } as QueryOf<typeof listContent> }))
        }
        keyOf={({ contentId }) => contentId}
        keptAs={[...CONTENT, kind]}
        of={{ kinds: kind }}
        cells={{
          label: ({ contentId, label }) => (
            <Link className={textStyles.link} to={paths.contentOf(contentId)}>
              {label}
            </Link>
          ),
          place: ({ place }) => or(`content.place.${place}`, place),
          state: ({ state }) => <Status kind={STATE_KINDS[state]}>{t(`content.state.${state}`)}</Status>,
          hasNewerProductText: ({ hasNewerProductText }) =>
            hasNewerProductText ? <Status kind="risk">{t('content.isNewer.true')}</Status> : null,
          writtenBy: ({ writtenBy }) => writtenBy ?? t('content.ofProduct'),
        }}
      />
    </>
  )
}
