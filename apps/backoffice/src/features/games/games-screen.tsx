import { useRef, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { showTab } from '../../shell/show-tab.ts'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { DriftView } from './drift-view.tsx'
import { GameList } from './game-list.tsx'
import { GAME_VIEWS, viewOf, type GameView } from './game-views.ts'
import { RoundsView, type RoundPaneProps } from './rounds-view.tsx'
import { TagsView } from './tags-view.tsx'
import { useDrift, useGames, useTags } from './use-games.ts'

/** Every game that players could open: orders, switches, tags, returns, rounds. No person is in the address. */
export function GamesScreen({ RoundPane }: { readonly RoundPane: ComponentType<RoundPaneProps> }) {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const find = useRef<HTMLInputElement>(null)
  const maySeeRounds = useMay('rounds.read')
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
      <div className="head">
        <div className="grow">
          <h1>{t('screen.games')}</h1>
          <div className="s mut" role="status">
            {games.data
              ? t('games.total', { count: all.length, off: all.filter((one) => !one.isEnabled).length })
              : null}
          </div>
        </div>
      </div>
      <nav className="tabs" aria-label={t('games.views')}>
        {GAME_VIEWS.filter((one) => one !== 'rounds' || maySeeRounds).map((one) => (
          <a
            key={one}
            href={one === 'general' ? '?' : `?view=${one}`}
            aria-current={one === view ? 'page' : undefined}
            ref={one === view ? showTab : undefined}
            onClick={(event) => {
              event.preventDefault()
              open(one)
            }}
          >
            {t(`games.view.${one}`)}
            {counts[one] === undefined ? null : <span className="c">{counts[one]}</span>}
          </a>
        ))}
      </nav>
      {games.isError ? (
        <div className="box-pad">
          <ProblemNote error={games.error} onRetry={() => void games.refetch()} />
        </div>
      ) : null}
      {games.isPending ? <p className="box-pad mut">{t('list.loading')}</p> : null}
      {view === 'tags' ? <TagsView tags={tags.data?.tags ?? []} /> : null}
      {view === 'drift' ? <DriftView games={all} /> : null}
      {view === 'rounds' && maySeeRounds ? <RoundsView games={all} RoundPane={RoundPane} /> : null}
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
