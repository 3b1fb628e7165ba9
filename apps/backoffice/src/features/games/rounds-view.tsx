import { useState, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { searchRounds } from '#contract/games-v3/staff-games.ts'
import { roundList } from '#contract/lists/rounds.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { NumberField } from '../../shell/number-field.tsx'
import rowStyles from '../../shell/rows.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { StaffGame } from './filter-games.ts'

export type RoundPaneProps = {
  readonly roundId: string
  readonly playerId?: number | undefined
  readonly onClose: () => void
}
type Row = ReplyOf<typeof searchRounds>['rows'][number]

type Props = { readonly games: readonly StaffGame[]; readonly RoundPane: ComponentType<RoundPaneProps> }
type Opened = Pick<RoundPaneProps, 'roundId' | 'playerId'>

/** Real rounds of a game or of a player, newest first, each with its replay beside it. */
export function RoundsView({ games, RoundPane }: Props) {
  const { t, language } = useTexts()
  const [search, setSearch] = useSearchParams()
  // A player's number is personal data: it is not in the URL.
  const [player, setPlayer] = useState('')
  const [picked, setPicked] = useState<Opened>()
  const found = search.get('round')
  const open: Opened | undefined = found === null ? picked : { roundId: found }
  const playerId = /^[1-9]\d{0,14}$/u.test(player) ? player : undefined
  const isAsked = search.has('gameKey') || playerId !== undefined
  const pick = (next: Opened | undefined) => {
    setPicked(next)
    if (found === null) return
    const others = new URLSearchParams(search)
    others.delete('round')
    setSearch(others, { replace: true })
  }
  const close = () => {
    const id = open?.roundId
    pick(undefined)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${id}"] [data-opener]`)?.focus())
  }
  useKeys(open ? [{ keys: 'Escape', label: t('keys.close'), run: close }] : [])
  const nameOf = (key: string) => games.find((game) => game.key === key)?.name ?? key
  const list = (
    <div className={layout.stack}>
      {isAsked ? (
        <DataList
          list={roundList}
          label={t('games.view.rounds')}
          empty={t('rounds.none')}
          read={(question) => ask(api(searchRounds, { query: question as QueryOf<typeof searchRounds> }))}
          keyOf={({ roundId }) => roundId}
          asked={playerId === undefined ? {} : { playerId }}
          openKey={open?.roundId ?? null}
          cells={{
            playedAt: (row: Row) => (
              <button type="button" data-opener className={rowStyles.opener} onClick={() => pick(row)}>
                {writeMoment(row.playedAt, language)}
              </button>
            ),
            gameKey: ({ gameKey }: Row) => <span title={gameKey}>{nameOf(gameKey)}</span>,
            stake: ({ stake, isFree }: Row) => (
              <>
                {writeMoney(stake)}
                {isFree ? (
                  <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('rounds.free')}</div>
                ) : null}
              </>
            ),
          }}
        />
      ) : (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('games.roundsAsk')}</p>
      )}
    </div>
  )
  return (
    <>
      <RoundsFilter games={games} player={player} onPlayer={setPlayer} />
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

type FilterProps = Pick<Props, 'games'> & { readonly player: string; readonly onPlayer: (player: string) => void }

/** A game or a player is required: rounds of everybody are a report, not a search. */
function RoundsFilter({ games, player, onPlayer }: FilterProps) {
  const { t, language } = useTexts()
  const [search, setSearch] = useSearchParams()
  const choose = (gameKey: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.set('view', 'rounds')
      if (gameKey === '') next.delete('gameKey')
      else next.set('gameKey', gameKey)
      return next
    })
  return (
    <search className={layout.fields}>
      <Select
        label={t('rounds.game')}
        value={search.get('gameKey') ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('audit.any')}</option>
        {games
          .toSorted((a, b) => a.name.localeCompare(b.name, language))
          .map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
      </Select>
      <NumberField label={t('players.number')} value={player} onWrite={onPlayer} />
    </search>
  )
}
