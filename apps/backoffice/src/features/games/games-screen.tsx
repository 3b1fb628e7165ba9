import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import { moveRowFocus } from '../../shell/move-row-focus.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { filterGames, readGamesFilter, SWITCHES, type StaffGame } from './filter-games.ts'
import { GameDialog } from './game-dialog.tsx'
import { GameRow } from './game-row.tsx'

/** Every game that can be played, switched off ones too. The filter names no person, so it is in the address. */
export function GamesScreen() {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const [change, setChange] = useState<StaffGame>()
  const filter = readGamesFilter(search)
  const list = useQuery({ queryKey: ['games'], queryFn: () => ask(api(backoffice.listGames, { query: {} })) })
  const all = list.data?.games ?? []
  const games = filterGames(all, filter)
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  useKeys([
    { keys: 'j', label: t('keys.next'), run: () => moveRowFocus(1) },
    { keys: 'k', label: t('keys.previous'), run: () => moveRowFocus(-1) },
    { keys: '/', label: t('keys.search'), run: () => field.current?.focus() },
  ])
  return (
    <>
      <div className="head">
        <div className="grow">
          <h1>{t('screen.games')}</h1>
          <div className="s mut" role="status">
            {list.data
              ? t('games.count', {
                  shown: games.length,
                  count: all.length,
                  off: all.filter((one) => !one.isEnabled).length,
                })
              : null}
          </div>
        </div>
      </div>
      <search className="fields">
        <label className="f wide">
          {t('games.find')}
          <input
            ref={field}
            className="in"
            type="search"
            value={filter.find}
            onChange={(event) => set('find', event.target.value)}
          />
        </label>
        <label className="f">
          {t('players.state')}
          <select
            className="in"
            value={search.get('switch') ?? ''}
            onChange={(event) => set('switch', event.target.value)}
          >
            <option value="">{t('audit.any')}</option>
            {SWITCHES.map((one) => (
              <option key={one} value={one}>
                {t(`games.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </search>
      <div className="list-scroll">
        {list.isError ? (
          <div className="box-pad">
            <ProblemNote error={list.error} onRetry={() => void list.refetch()} />
          </div>
        ) : null}
        {list.isPending ? <p className="box-pad mut">{t('list.loading')}</p> : null}
        {list.data && games.length === 0 ? <p className="box-pad sec">{t('games.none')}</p> : null}
        {games.length > 0 ? (
          <div className="tablewrap">
            <table aria-label={t('screen.games')}>
              <thead>
                <tr>
                  <th>{t('rounds.game')}</th>
                  <th className="hide">{t('games.key')}</th>
                  <th className="hide">{t('games.engine')}</th>
                  <th className="n">{t('games.rtp')}</th>
                  <th className="hide">{t('games.volatility')}</th>
                  <th className="n hide">{t('games.maxWin')}</th>
                  <th>{t('players.state')}</th>
                  <th>
                    <span className="sr">{t('games.switch')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {games.map((game) => (
                  <GameRow key={game.key} game={game} onChange={() => setChange(game)} />
                ))}
              </tbody>
            </table>
          </div>
        ) : null}
      </div>
      {change ? <GameDialog game={change} onClose={() => setChange(undefined)} /> : null}
    </>
  )
}
