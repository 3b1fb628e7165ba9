import { useState, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import type { Static } from 'typebox'
import type { Tag } from '#contract/shapes/game.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import layout from '../../shell/layout.module.css'
import { useMay } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { BulkBar } from './bulk-bar.tsx'
import { filterGames, readGamesFilter, type StaffGame } from './filter-games.ts'
import { GameDialog } from './game-dialog.tsx'
import { GamePane } from './game-pane.tsx'
import { GameRow } from './game-row.tsx'
import { GameTable } from './game-table.tsx'
import type { OrderedView } from './game-views.ts'
import { GamesFilterBar } from './games-filter-bar.tsx'
import { moveBeside, moveTo } from './move-game.ts'
import { OrderBar } from './order-bar.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { useTagNames } from './use-games.ts'
import { useListKeys } from './use-list-keys.ts'
import { useListOrder } from './use-list-order.ts'
import styles from './games.module.css'

type Props = {
  readonly view: OrderedView
  readonly games: readonly StaffGame[]
  readonly tags: readonly Static<typeof Tag>[]
  readonly find: RefObject<HTMLInputElement | null>
}

/** Games in the order of one list: filter, selection, moves by drag and by keys, and the open game beside them. */
export function GameList({ view, games, tags, find }: Props) {
  const { t } = useTexts()
  const tagName = useTagNames()
  const { search, set } = useListAddress()
  const mayManage = useMay('games.manage')
  const { marked, setMarked, mark } = useMarks()
  const [change, setChange] = useState<StaffGame>()
  const [placing, setPlacing] = useState<string>()
  const [dragged, setDragged] = useState<string>()
  const tagKey = search.get('tag') ?? ''
  const provider = games[0]?.provider ?? ''
  const list = useListOrder({ view, provider, tagKey }, games)
  const byKey = new Map(games.map((game) => [game.key, game]))
  const nameOf = (key: string) => byKey.get(key)?.name ?? key
  const shown = filterGames(
    list.order.flatMap((key) => byKey.get(key) ?? []),
    readGamesFilter(search),
  )
  const open = byKey.get(search.get('game') ?? '')
  const mayMove = mayManage && list.isReady

  const close = () => {
    const key = open?.key
    set('game', '')
    requestAnimationFrame(() => openerOf(key)?.focus())
  }
  const { step, save } = useMoves({ list, shown, mayMove, nameOf })
  useListKeys({
    mayManage,
    isUnsaved: list.moved.size > 0,
    onSave: save,
    onStep: step,
    onMark: mark,
    onPlace: setPlacing,
    onEscape: () => (open ? close() : setMarked(new Set())),
  })

  // Accessible name of the list, so that two lists can be told apart.
  const label = [t('screen.games'), t(`games.view.${view}`), ...(tagKey === '' ? [] : [tagName(tagKey)])].join(', ')
  const renderRow = (game: StaffGame) => (
    <GameRow
      key={game.key}
      game={game}
      place={list.order.indexOf(game.key) + 1}
      placeBefore={list.moved.has(game.key) ? list.saved.indexOf(game.key) + 1 : undefined}
      isMarked={marked.has(game.key)}
      isOpen={open?.key === game.key}
      isDragged={dragged === game.key}
      mayMove={mayMove}
      tagName={tagName}
      onMark={() => mark(game.key)}
      onOpen={() => set('game', game.key)}
      onChange={() => setChange(game)}
      onPlace={() => setPlacing(game.key)}
      onDrag={setDragged}
      onDrop={(side) => {
        if (dragged !== undefined) list.move(moveBeside(list.order, dragged, game.key, side))
        setDragged(undefined)
      }}
    />
  )
  const placed = placing === undefined ? undefined : byKey.get(placing)
  return (
    <>
      <GamesFilterBar
        view={view}
        games={games}
        tags={tags}
        list={list}
        search={search}
        shownCount={shown.length}
        find={find}
        onSet={set}
      />
      <OrderBar list={list} nameOf={nameOf} onSave={save} />
      <div className={open ? joinClasses(layout.split, layout.round, styles.beside) : styles.list}>
        <GameTable
          label={label}
          empty={t(view === 'tag' && tagKey === '' ? 'games.chooseTag' : 'games.none')}
          shown={shown}
          isAll={shown.length > 0 && shown.every(({ key }) => marked.has(key))}
          mayManage={mayManage}
          onMarkAll={(isAll) => setMarked(new Set(isAll ? shown.map(({ key }) => key) : []))}
          renderRow={renderRow}
        />
        {open ? <GamePane key={open.key} game={open} onClose={close} onSwitch={() => setChange(open)} /> : null}
        {marked.size > 0 ? (
          <BulkBar
            games={games.filter(({ key }) => marked.has(key))}
            tags={tags}
            onClear={() => setMarked(new Set())}
          />
        ) : null}
      </div>
      {change ? <GameDialog game={change} onClose={() => setChange(undefined)} /> : null}
      {placed && mayMove ? <Placing game={placed} list={list} onClose={() => setPlacing(undefined)} /> : null}
    </>
  )
}

type MovesProps = {
  readonly list: ReturnType<typeof useListOrder>
  readonly shown: readonly StaffGame[]
  readonly mayMove: boolean
  readonly nameOf: (key: string) => string
}

/** Moves by keys, and saving the order. */
function useMoves({ list, shown, mayMove, nameOf }: MovesProps) {
  const { t } = useTexts()
  const step = (key: string, direction: 1 | -1) => {
    const at = shown.findIndex((game) => game.key === key)
    const other = shown[at + direction]
    if (!mayMove || !other) return
    const next = moveBeside(list.order, key, other.key, direction === 1 ? 'after' : 'before')
    list.move(next)
    announce(t('games.movedTo', { name: nameOf(key), place: next.indexOf(key) + 1 }))
    requestAnimationFrame(() => focusRow(key))
  }
  const save = () => {
    if (list.moved.size > 0 && !list.save.isPending)
      list.save.mutate(undefined, { onSuccess: () => announce(t('games.orderSaved')) })
  }
  return { step, save }
}

type PlacingProps = Pick<MovesProps, 'list'> & { readonly game: StaffGame; readonly onClose: () => void }

function Placing({ game, list, onClose }: PlacingProps) {
  return (
    <PlaceDialog
      name={game.name}
      place={list.order.indexOf(game.key) + 1}
      last={list.order.length}
      onClose={onClose}
      onPlace={(place) => {
        list.move(moveTo(list.order, game.key, place - 1))
        onClose()
      }}
    />
  )
}

/** The URL contains the filter, the tag and the open game. */
function useListAddress() {
  const [search, setSearch] = useSearchParams()
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: name !== 'game' },
    )
  return { search, set }
}

function useMarks() {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const mark = (key: string) =>
    setMarked((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  return { marked, setMarked, mark }
}

const openerOf = (key: string | undefined) => document.querySelector<HTMLElement>(`[data-row="${key}"] [data-opener]`)

function focusRow(key: string): void {
  openerOf(key)?.focus()
  document.querySelector<HTMLElement>(`[data-row="${key}"]`)?.scrollIntoView({ block: 'nearest' })
}
