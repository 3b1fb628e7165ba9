import { useQuery } from '@tanstack/react-query'
import { Power, PowerOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { useKeys } from '../../shell/keys.ts'
import { matchesWords } from '../../shell/matches-words.ts'
import { moveRowFocus } from '../../shell/move-row-focus.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'

const GAME_KEY = /^[A-Za-z0-9]{2,40}$/

/** Games that can be played now. The platform lists only these; a disabled one is enabled again by its key. */
export function GamesScreen() {
  const { t, language } = useTexts()
  const [search, setSearch] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const mayManage = useMay('games.manage')
  const [change, setChange] = useState<{ readonly key: string; readonly isOn: boolean }>()
  const typed = search.get('find') ?? ''
  const list = useQuery({
    queryKey: ['games'],
    queryFn: () => ask(api(onlineGame.list, { query: {} })),
  })
  const nameOf = (game: { name: string; names: { cs: string; en: string } }) =>
    language === 'en' ? game.names.en : game.names.cs
  const games = (list.data?.games ?? []).filter((game) => matchesWords(`${game.key} ${nameOf(game)}`, typed))
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
          <div className="s mut">{list.data ? t('games.count', { count: list.data.games.length }) : null}</div>
        </div>
        <ActionButton
          permission="games.manage"
          label={t('games.enable')}
          icon={<Power aria-hidden="true" />}
          onClick={() => setChange({ key: '', isOn: true })}
        />
      </div>
      <search className="fields">
        <label className="f wide">
          {t('games.find')}
          <input
            ref={field}
            className="in"
            type="search"
            value={typed}
            onChange={(event) =>
              setSearch(event.target.value === '' ? {} : { find: event.target.value }, { replace: true })
            }
          />
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
                  <th className="hide">{t('games.provider')}</th>
                  <th className="n">{t('games.rtp')}</th>
                  <th className="hide">{t('games.volatility')}</th>
                  <th className="n hide">{t('games.maxWin')}</th>
                  <th>{t('players.state')}</th>
                  <th>
                    <span className="sr">{t('games.disable')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {games.map((game) => (
                  <tr key={game.key} data-row={game.key} tabIndex={-1}>
                    <td className="b">{nameOf(game)}</td>
                    <td className="s sec hide">{game.key}</td>
                    <td className="s sec hide">{game.provider.name}</td>
                    <td className="n">{game.rtp} %</td>
                    <td className="s hide">{game.volatility}</td>
                    <td className="n hide">{game.maxWinX} ×</td>
                    <td>
                      <Status kind="ok">{t('games.playable')}</Status>
                    </td>
                    <td className="n">
                      {mayManage ? (
                        <button
                          type="button"
                          className="btn gh open-row"
                          aria-label={`${t('games.disable')}: ${nameOf(game)}`}
                          onClick={() => setChange({ key: game.key, isOn: false })}
                        >
                          <PowerOff aria-hidden="true" /> {t('games.disable')}
                        </button>
                      ) : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : null}
      </div>
      {change ? <GameDialog change={change} onClose={() => setChange(undefined)} /> : null}
    </>
  )
}

type DialogProps = { readonly change: { readonly key: string; readonly isOn: boolean }; readonly onClose: () => void }

function GameDialog({ change, onClose }: DialogProps) {
  const { t } = useTexts()
  const [key, setKey] = useState(change.key)
  const isRight = GAME_KEY.test(key)
  const call = change.isOn ? onlineGame.enableGames : onlineGame.disableGames
  const field = useRef<HTMLInputElement>(null)
  return (
    <ConfirmDialog
      title={change.isOn ? t('games.enableTitle') : t('games.disableTitle', { key })}
      button={t(change.isOn ? 'games.enableButton' : 'games.disableButton')}
      isDangerous={!change.isOn}
      consequences={[
        change.isOn
          ? { kind: 'ok', what: t('rounds.game'), text: t('games.nowOn') }
          : { kind: 'stop', what: t('rounds.game'), text: t('games.nowOff') },
        { kind: 'ok', what: t('sessions.rounds'), text: t('sessions.roundsSettle') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        if (!isRight) {
          field.current?.focus()
          throw new CallProblem({ ok: false, code: 'ERR_GAME_NOT_FOUND', status: 0 })
        }
        await ask(api(call, { body: { gameKeys: [key], explanation } }))
        await queryClient.invalidateQueries({ queryKey: ['games'] })
        announce(t(change.isOn ? 'games.isOn' : 'games.isOff', { key }))
      }}
    >
      {change.isOn ? (
        <label className="f">
          {t('games.key')}
          <input
            ref={field}
            className="in"
            value={key}
            maxLength={40}
            spellCheck={false}
            aria-invalid={key !== '' && !isRight}
            onChange={(event) => setKey(event.target.value.trim())}
          />
          <span className={key !== '' && !isRight ? 'err' : 'hint'}>{t('games.keyHint')}</span>
        </label>
      ) : null}
    </ConfirmDialog>
  )
}
