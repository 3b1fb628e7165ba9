import { useState, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import * as staffGames from '#contract/games-v3/staff-games.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import rowStyles from '../../shell/rows.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { StaffGame } from './filter-games.ts'

export type RoundPaneProps = { readonly roundId: string; readonly playerId: number; readonly onClose: () => void }

type Props = { readonly games: readonly StaffGame[]; readonly RoundPane: ComponentType<RoundPaneProps> }
type Found = { readonly roundId: string; readonly playerId: number }

/** Real rounds of a game or of a player, newest first, each with its replay beside it. */
export function RoundsView({ games, RoundPane }: Props) {
  const { t, language } = useTexts()
  const [search, setSearch] = useSearchParams()
  // A player's number is a person: it stays out of the address.
  const [typed, setTyped] = useState<Typed>(() => ({
    player: '',
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
    win: '',
  }))
  const [open, setOpen] = useState<Found>()
  const gameKey = search.get('of') ?? ''
  const asked = readAsked(gameKey, typed)
  const isAsked = gameKey !== '' || playerIdOf(typed) !== undefined
  const { query, rows } = usePages(['games', 'rounds', asked], async (cursor) =>
    isAsked
      ? ask(api(staffGames.searchRounds, { query: { ...asked, ...(cursor ? { cursor } : {}) } }))
      : { rows: [], nextCursor: null, isCut: false },
  )
  const isCut = query.data?.pages.some((page) => 'isCut' in page && page.isCut) === true
  const chooseGame = (key: string) => setSearch({ view: 'rounds', ...(key === '' ? {} : { of: key }) })
  const close = () => {
    const id = open?.roundId
    setOpen(undefined)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${id}"] [data-opener]`)?.focus())
  }
  useKeys(open ? [{ keys: 'Escape', label: t('keys.close'), run: close }] : [])
  const nameOf = (key: string) => games.find((game) => game.key === key)?.name ?? key
  const list = (
    <PagedList
      pages={query}
      count={rows.length}
      label={t('games.view.rounds')}
      empty={t(isAsked ? 'rounds.none' : 'games.roundsAsk')}
      head={
        <tr>
          <th>{t('entries.time')}</th>
          <th>{t('rounds.game')}</th>
          <NumberHeader>{t('players.number')}</NumberHeader>
          <NumberHeader>{t('rounds.stake')}</NumberHeader>
          <NumberHeader>{t('rounds.win')}</NumberHeader>
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={row.roundId} data-row={row.roundId} aria-selected={row.roundId === open?.roundId}>
          <td className={joinClasses(textStyles.small, textStyles.unbroken)}>
            <button type="button" data-opener className={rowStyles.opener} onClick={() => setOpen(row)}>
              {writeMoment(row.playedAt, language)}
            </button>
          </td>
          <td title={row.gameKey}>{nameOf(row.gameKey)}</td>
          <NumberCell>{row.playerId}</NumberCell>
          <NumberCell>
            {writeMoney(row.stake)}
            {row.isFree ? (
              <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('rounds.free')}</div>
            ) : null}
          </NumberCell>
          <NumberCell>{writeMoney(row.win)}</NumberCell>
        </tr>
      ))}
    </PagedList>
  )
  return (
    <>
      <RoundsFilter games={games} gameKey={gameKey} typed={typed} onGame={chooseGame} onType={setTyped} />
      {isCut ? (
        <Note kind="wait" role="status">
          <div>{t('games.roundsCut')}</div>
        </Note>
      ) : null}
      {open ? (
        <div className={joinClasses(layout.split, layout.round)}>
          {list}
          <RoundPane key={open.roundId} roundId={open.roundId} playerId={open.playerId} onClose={close} />
        </div>
      ) : (
        list
      )}
    </>
  )
}

/** As the fields have it. */
type Typed = { readonly player: string; readonly from: string; readonly to: string; readonly win: string }

const playerIdOf = ({ player }: Typed) => (/^\d{1,15}$/u.test(player) ? Number(player) : undefined)

/** What the fields ask for; what is no number asks for nothing. */
function readAsked(gameKey: string, typed: Typed) {
  const { from, to, win } = typed
  const playerId = playerIdOf(typed)
  const wins = Number(win.replace(',', '.'))
  return {
    ...(gameKey === '' ? {} : { gameKey }),
    ...(playerId === undefined || playerId < 1 ? {} : { playerId }),
    ...(from === '' ? {} : { from: new Date(from).toISOString() }),
    ...(to === '' ? {} : { to: new Date(to).toISOString() }),
    ...(Number.isFinite(wins) && wins > 0 ? { winMinor: Math.round(wins * 100) } : {}),
  }
}

type FilterProps = Pick<Props, 'games'> & {
  readonly gameKey: string
  readonly typed: Typed
  readonly onGame: (gameKey: string) => void
  readonly onType: (typed: Typed) => void
}

function RoundsFilter({ games, gameKey, typed, onGame, onType }: FilterProps) {
  const { t, language } = useTexts()
  return (
    <search className={layout.fields}>
      <Select label={t('rounds.game')} value={gameKey} onChange={(event) => onGame(event.target.value)}>
        <option value="">{t('audit.any')}</option>
        {games
          .toSorted((a, b) => a.name.localeCompare(b.name, language))
          .map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
      </Select>
      <Field label={t('players.number')}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            value={typed.player}
            onChange={(event) => onType({ ...typed, player: event.target.value.trim() })}
          />
        )}
      </Field>
      <Field label={t('games.from')}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={typed.from}
            onChange={(event) => onType({ ...typed, from: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('games.to')}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={typed.to}
            onChange={(event) => onType({ ...typed, to: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('games.winFrom')}>
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            value={typed.win}
            onChange={(event) => onType({ ...typed, win: event.target.value })}
          />
        )}
      </Field>
    </search>
  )
}
