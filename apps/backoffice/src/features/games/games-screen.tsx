import { useRef, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import { TabLinks } from '#ui/tabs/tab-links.tsx'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { useViews } from '../../shell/use-views.ts'
import { DriftView } from './drift-view.tsx'
import { GameList } from './game-list.tsx'
import { viewOf, type GameView } from './game-views.ts'
import { RoundsView, type RoundPaneProps } from './rounds-view.tsx'
import { TagsView } from './tags-view.tsx'
import { useDrift, useGames, useTags } from './use-games.ts'

/** All games of the brand: orders, switches, tags, returns, rounds. The URL contains no personal data. */
export function GamesScreen({ RoundPane }: { readonly RoundPane: ComponentType<RoundPaneProps> }) {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const find = useRef<HTMLInputElement>(null)
  const views = useViews('games')
  const games = useGames()
  const tags = useTags()
  const drift = useDrift()
  const view = viewOf(search)
  const all = games.data?.games ?? []
  const alarms = drift.data?.drifts.filter(({ state }) => state === 'alarm').length ?? 0
  const counts: Partial<Record<GameView, number>> = {
    general: all.length,
    tags: tags.data?.tags.length ?? 0,
    ...(alarms > 0 ? { drift: alarms } : {}),
  }
  useRowKeys([{ keys: '/', label: t('keys.search'), run: () => find.current?.focus() }])
  const open = (next: GameView) => {
    setSearch(next === 'general' ? {} : { view: next })
  }
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.games')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)} role="status">
            {games.data
              ? t('games.total', { count: all.length, off: all.filter((one) => !one.isEnabled).length })
              : null}
          </div>
        </div>
      </div>
      <TabLinks
        label={t('games.views')}
        tabs={views.map((key) => ({
          key,
          name: t(`games.view.${key}`),
          address: key === 'general' ? '?' : `?view=${key}`,
          count: counts[key],
        }))}
        open={view}
        onOpen={open}
      />
      {games.isError ? (
        <div className={layout.padded}>
          <ProblemNote error={games.error} onRetry={() => void games.refetch()} />
        </div>
      ) : null}
      <Loading query={games} />
      {view === 'tags' ? <TagsView tags={tags.data?.tags ?? []} /> : null}
      {view === 'drift' ? <DriftView games={all} /> : null}
      {view === 'rounds' && views.includes(view) ? <RoundsView games={all} RoundPane={RoundPane} /> : null}
      {games.data && (view === 'general' || view === 'provider' || view === 'tag') ? (
        <GameList
          key={`${view} ${search.get('tag') ?? ''}`}
          view={view}
          games={all}
          tags={tags.data?.tags ?? []}
          find={find}
        />
      ) : null}
    </>
  )
}
