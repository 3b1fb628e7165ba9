import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router'
import { getContent } from '#contract/play-v1/staff-content.ts'
import { getTexts } from '#contract/play-v1/staff-texts.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TabLinks } from '#ui/tabs/tab-links.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { paths } from '../../../shell/paths.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { CONTENT, type Item } from '../content.ts'
import { DifferenceView } from '../difference-view.tsx'
import { VersionsView } from '../versions-view.tsx'
import { TextsStudio } from './texts-studio.tsx'
import { LANGUAGES, type ShownTexts } from './texts.ts'

const VIEWS = ['texts', 'versions', 'difference'] as const
type View = (typeof VIEWS)[number]

/** Texts of the site in each language: missing ones, the brand's own, and every version. */
export function TextsScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const wanted = LANGUAGES.find((one) => one === search.get('language'))
  const version = Number(search.get('version')) || undefined
  const query = useQuery({
    queryKey: [...CONTENT, 'texts', wanted, version],
    queryFn: () =>
      ask(api(getTexts, { query: { ...(wanted ? { language: wanted } : {}), ...(version ? { version } : {}) } })),
    // A refetch must not replace what is being edited.
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
  // Stays at this language and version from now on, even if somebody saves a newer one.
  if (wanted === undefined || (version === undefined && shown.version !== null)) {
    const words = new URLSearchParams(search)
    words.set('language', shown.language)
    if (shown.version !== null) words.set('version', String(shown.version))
    return <Navigate replace to={`?${words}`} />
  }
  return <Shown shown={shown} item={item} />
}

function Shown({ shown, item }: { readonly shown: ShownTexts; readonly item: Item | undefined }) {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const view: View = VIEWS.find((one) => one === search.get('view')) ?? 'texts'
  const { language, version, liveVersion, isOffered, offered } = shown
  const wordsOf = (one: View) => ({ language, view: one, ...(version === null ? {} : { version: String(version) }) })
  const state = liveVersion === null ? t('texts.ofFolder') : t('texts.live', { version: liveVersion })
  return (
    <>
      <div className={joinClasses(layout.head, layout.wrap)}>
        <div className={layout.grow}>
          <Link to={paths.content} className={joinClasses(textStyles.small, textStyles.link)}>
            {t('screen.content')}
          </Link>
          <h1>{t('texts.title')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {isOffered ? state : t('texts.notOffered')}
          </div>
        </div>
        <Select
          label={t('lists.language')}
          value={language}
          onChange={({ target }) => setSearch({ language: target.value })}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {t(`language.${one}`)}
              {offered.includes(one) ? '' : `, ${t('texts.notSpoken')}`}
            </option>
          ))}
        </Select>
      </div>
      <TabLinks
        label={t('content.views')}
        tabs={VIEWS.map((key) => ({
          key,
          name: t(`texts.tab.${key}`),
          address: `?${new URLSearchParams(wordsOf(key))}`,
        }))}
        open={view}
        onOpen={(key) => setSearch(wordsOf(key))}
      />
      {view === 'texts' ? <TextsStudio key={`${language} ${version ?? ''}`} shown={shown} item={item} /> : null}
      {view === 'texts' ? null : (
        <div className={joinClasses(layout.scroll, layout.padded)}>
          {item ? view === 'versions' ? <VersionsView item={item} /> : <DifferenceView item={item} /> : null}
          {item ? null : <p>{t('texts.noVersions')}</p>}
        </div>
      )}
    </>
  )
}
