import { useState, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import type { Static } from 'typebox'
import type { Tag } from '#contract/shapes/game.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberHeader, Table } from '#ui/table/table.tsx'
import { announce } from '../../shell/announce.tsx'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { BulkBar } from './bulk-bar.tsx'
import { filterGames, readGamesFilter, type StaffGame } from './filter-games.ts'
import { GameDialog } from './game-dialog.tsx'
import { GamePane } from './game-pane.tsx'
import { GameRow } from './game-row.tsx'
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

/** Games in the order of one list: filter, marks, moves by drag and by keys, and the open game beside them. */
export function GameList({ view, games, tags, find }: Props) {
  const { t } = useTexts()
  const tagName = useTagNames()
  const [search, setSearch] = useSearchParams()
  const mayManage = useMay('games.manage')
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [change, setChange] = useState<StaffGame>()
  const [placing, setPlacing] = useState<string>()
  const [dragged, setDragged] = useState<string>()
  const tagKey = search.get('tag') ?? ''
  const provider = games[0]?.provider ?? ''
  const list = useListOrder({ view, provider, tagKey }, games)
  const byKey = new Map(games.map((game) => [game.key, game]))
  const shown = filterGames(
    list.order.flatMap((key) => byKey.get(key) ?? []),
    readGamesFilter(search),
  )
  const open = byKey.get(search.get('game') ?? '')
  const mayMove = mayManage && list.isReady

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
  const close = () => {
    const key = open?.key
    set('game', '')
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${key}"] [data-opener]`)?.focus())
  }
  const mark = (key: string) =>
    setMarked((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  const step = (key: string, direction: 1 | -1) => {
    const at = shown.findIndex((game) => game.key === key)
    const other = shown[at + direction]
    if (!mayMove || !other) return
    const next = moveBeside(list.order, key, other.key, direction === 1 ? 'after' : 'before')
    list.move(next)
    announce(t('games.movedTo', { name: byKey.get(key)?.name ?? key, place: next.indexOf(key) + 1 }))
    requestAnimationFrame(() => {
      const row = document.querySelector<HTMLElement>(`[data-row="${key}"]`)
      row?.querySelector<HTMLElement>('[data-opener]')?.focus()
      row?.scrollIntoView({ block: 'nearest' })
    })
  }
  const save = () => {
    if (list.moved.size > 0 && !list.save.isPending)
      list.save.mutate(undefined, { onSuccess: () => announce(t('games.orderSaved')) })
  }
  useListKeys({
    mayManage,
    isUnsaved: list.moved.size > 0,
    onSave: save,
    onStep: step,
    onMark: mark,
    onPlace: setPlacing,
    onEscape: () => (open ? close() : setMarked(new Set())),
  })

  // Which list it is, so that two of them are not heard as one.
  const label = [t('screen.games'), t(`games.view.${view}`), ...(tagKey === '' ? [] : [tagName(tagKey)])].join(', ')
  const isAll = shown.length > 0 && shown.every(({ key }) => marked.has(key))
  const table = (
    <div className={layout.list}>
      {shown.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>
          {t(view === 'tag' && tagKey === '' ? 'games.chooseTag' : 'games.none')}
        </p>
      ) : (
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={label}
            className={styles.table}
            head={
              <tr>
                {mayManage ? (
                  <th className={styles.markCell}>
                    <input
                      type="checkbox"
                      className={controls.checkbox}
                      aria-label={t('games.markAll')}
                      checked={isAll}
                      onChange={() => setMarked(isAll ? new Set() : new Set(shown.map(({ key }) => key)))}
                    />
                  </th>
                ) : null}
                <NumberHeader>{t('games.place')}</NumberHeader>
                <th>{t('rounds.game')}</th>
                <NumberHeader className={layout.wideOnly}>{t('games.rtp')}</NumberHeader>
                <th className={joinClasses(layout.wideOnly, styles.aside)}>{t('games.volatility')}</th>
                <th className={joinClasses(layout.wideOnly, styles.aside)}>{t('games.tags')}</th>
                <NumberHeader className={joinClasses(layout.wideOnly, styles.aside)}>{t('games.bonus')}</NumberHeader>
                <th>{t('players.state')}</th>
                <th>
                  <span className={textStyles.aloud}>{t('games.switch')}</span>
                </th>
              </tr>
            }
          >
            {shown.map((game) => (
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
            ))}
          </Table>
        </div>
      )}
    </div>
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
      <OrderBar list={list} nameOf={(key) => byKey.get(key)?.name ?? key} onSave={save} />
      <div className={open ? joinClasses(layout.split, layout.round, styles.beside) : styles.list}>
        {table}
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
      {placed && mayMove ? (
        <PlaceDialog
          name={placed.name}
          place={list.order.indexOf(placed.key) + 1}
          last={list.order.length}
          onClose={() => setPlacing(undefined)}
          onPlace={(place) => {
            list.move(moveTo(list.order, placed.key, place - 1))
            setPlacing(undefined)
          }}
        />
      ) : null}
    </>
  )
}
