import { GripVertical, Power, PowerOff } from 'lucide-react'
import type { DragEvent } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell } from '#ui/table/table.tsx'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import rowStyles from '../../shell/rows.module.css'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { StaffGame } from './filter-games.ts'
import { GameIcon } from './game-icon.tsx'
import styles from './games.module.css'

type Props = {
  readonly game: StaffGame
  readonly place: number
  /** Its previous place, if it was moved and not saved. */
  readonly placeBefore: number | undefined
  readonly isMarked: boolean
  readonly isOpen: boolean
  readonly isDragged: boolean
  readonly mayMove: boolean
  readonly tagName: (key: string) => string
  readonly onMark: () => void
  readonly onOpen: () => void
  readonly onChange: () => void
  readonly onPlace: () => void
  readonly onDrag: (key: string | undefined) => void
  readonly onDrop: (side: 'before' | 'after') => void
}

/** One game: place, facts, state and switch. */
export function GameRow({ game, place, placeBefore, isMarked, isOpen, isDragged, mayMove, tagName, ...on }: Props) {
  const { t, or, language } = useTexts()
  const mayManage = useMay('games.manage')
  const rtp = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const verb = t(game.isEnabled ? 'games.disable' : 'games.enable')
  const sideOf = (event: DragEvent<HTMLTableRowElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    return event.clientY < top + height / 2 ? 'before' : 'after'
  }
  return (
    <tr
      data-row={game.key}
      tabIndex={-1}
      aria-selected={isMarked || isOpen}
      className={isDragged ? styles.dragged : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        event.currentTarget.dataset['drop'] = sideOf(event)
      }}
      onDragLeave={(event) => {
        delete event.currentTarget.dataset['drop']
      }}
      onDrop={(event) => {
        event.preventDefault()
        delete event.currentTarget.dataset['drop']
        on.onDrop(sideOf(event))
      }}
    >
      {mayManage ? (
        <td className={styles.markCell}>
          <input
            type="checkbox"
            className={controls.checkbox}
            checked={isMarked}
            aria-label={t('games.markOne', { name: game.name })}
            onChange={on.onMark}
          />
        </td>
      ) : null}
      <PlaceCell game={game} place={place} mayMove={mayMove} onPlace={on.onPlace} onDrag={on.onDrag} />
      <td className={textStyles.bold}>
        <span className={layout.row}>
          <GameIcon game={game} />
          <button type="button" data-opener className={rowStyles.opener} onClick={on.onOpen}>
            {game.name}
          </button>
          {placeBefore === undefined ? null : (
            <span className={joinClasses(textStyles.tiny, styles.moved)}>
              {t('games.wasAt', { from: placeBefore, to: place })}
            </span>
          )}
        </span>
      </td>
      <NumberCell className={layout.inPaneToo}>
        {game.rtp === '' ? '–' : `${rtp.format(Number(game.rtp))}\u00a0%`}
      </NumberCell>
      <td className={joinClasses(textStyles.small, layout.inPaneToo, styles.aside)}>
        {or(`volatility.${game.volatility}`, game.volatility)}
      </td>
      <TagsCell game={game} tagName={tagName} />
      <NumberCell className={joinClasses(layout.inPaneToo, styles.aside)}>
        {rtp.format(game.bonusPercent / 100)}
      </NumberCell>
      <td>
        <GameState game={game} />
      </td>
      <NumberCell>
        {mayManage ? (
          <Button variant="ghost" aria-label={`${verb}: ${game.name}`} onClick={on.onChange}>
            {game.isEnabled ? <PowerOff aria-hidden="true" /> : <Power aria-hidden="true" />}
            <span className={joinClasses(layout.inPaneToo, styles.aside)}>{verb}</span>
          </Button>
        ) : null}
      </NumberCell>
    </tr>
  )
}

/** Its place as a button that opens the dialog of places, and a handle for dragging. */
function PlaceCell({
  game,
  place,
  mayMove,
  onPlace,
  onDrag,
}: Pick<Props, 'game' | 'place' | 'mayMove' | 'onPlace' | 'onDrag'>) {
  const { t } = useTexts()
  return (
    <NumberCell className={styles.placeCell}>
      {mayMove ? (
        <span className={joinClasses(layout.row, styles.place)}>
          <Button
            variant="ghost"
            className={styles.number}
            aria-label={`${place}. ${t('games.placeTitle', { name: game.name })}`}
            onClick={onPlace}
          >
            {place}
          </Button>
          <span
            className={styles.grip}
            draggable
            title={t('games.drag')}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', game.key)
              onDrag(game.key)
            }}
            onDragEnd={() => onDrag(undefined)}
          >
            <GripVertical aria-hidden="true" />
          </span>
        </span>
      ) : (
        place
      )}
    </NumberCell>
  )
}

function TagsCell({ game, tagName }: Pick<Props, 'game' | 'tagName'>) {
  return (
    <td className={joinClasses(layout.inPaneToo, styles.aside, styles.tags)}>
      {game.tags.slice(0, 3).map((key) => (
        <span key={key} className={controls.tag}>
          {tagName(key)}
        </span>
      ))}
      {game.tags.length > 3 ? (
        <span className={joinClasses(textStyles.tiny, textStyles.muted)}>+{game.tags.length - 3}</span>
      ) : null}
    </td>
  )
}

/** The state in one word: obstacles take precedence over disabled. */
export function GameState({ game }: { readonly game: StaffGame }) {
  const { t } = useTexts()
  if (game.drift === 'alarm') return <Status kind="stop">{t('games.driftAlarm')}</Status>
  if (!game.isSheetGreen) return <Status kind="stop">{t('games.notGreen')}</Status>
  if (game.isEnabled && !game.isOffered) return <Status kind="hold">{t('games.notOffered')}</Status>
  return game.isEnabled ? <Status kind="ok">{t('games.on')}</Status> : <Status kind="idle">{t('games.off')}</Status>
}
