import { GripVertical, Power, PowerOff } from 'lucide-react'
import type { DragEvent } from 'react'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { StaffGame } from './filter-games.ts'
import { GameIcon } from './game-icon.tsx'

type Props = {
  readonly game: StaffGame
  readonly place: number
  /** Where it was, if it has been moved and not saved. */
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

/** One game: its place, its facts, its state and its switch. */
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
      className={isDragged ? 'dragged' : undefined}
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
        <td className="mark-cell">
          <input
            type="checkbox"
            className="ck"
            checked={isMarked}
            aria-label={t('games.markOne', { name: game.name })}
            onChange={on.onMark}
          />
        </td>
      ) : null}
      <td className="n place-cell">
        {mayMove ? (
          <span className="row list-place">
            <button
              type="button"
              className="btn gh place-number"
              aria-label={`${place}. ${t('games.placeTitle', { name: game.name })}`}
              onClick={on.onPlace}
            >
              {place}
            </button>
            <span
              className="grip"
              draggable
              title={t('games.drag')}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', game.key)
                on.onDrag(game.key)
              }}
              onDragEnd={() => on.onDrag(undefined)}
            >
              <GripVertical aria-hidden="true" />
            </span>
          </span>
        ) : (
          place
        )}
      </td>
      <td className="b">
        <span className="row">
          <GameIcon game={game} />
          <button type="button" className="open-row" onClick={on.onOpen}>
            {game.name}
          </button>
          {placeBefore === undefined ? null : (
            <span className="xs moved">{t('games.wasAt', { from: placeBefore, to: place })}</span>
          )}
        </span>
      </td>
      <td className="n nw hide">{game.rtp === '' ? '–' : `${rtp.format(Number(game.rtp))}\u00a0%`}</td>
      <td className="s hide aside">{or(`volatility.${game.volatility}`, game.volatility)}</td>
      <td className="hide aside tags-cell">
        {game.tags.slice(0, 3).map((key) => (
          <span key={key} className="tag">
            {tagName(key)}
          </span>
        ))}
        {game.tags.length > 3 ? <span className="xs mut">+{game.tags.length - 3}</span> : null}
      </td>
      <td className="n hide aside">{rtp.format(game.bonusPercent / 100)}</td>
      <td>
        <GameState game={game} />
      </td>
      <td className="n">
        {mayManage ? (
          <button type="button" className="btn gh" aria-label={`${verb}: ${game.name}`} onClick={on.onChange}>
            {game.isEnabled ? <PowerOff aria-hidden="true" /> : <Power aria-hidden="true" />}
            <span className="hide aside">{verb}</span>
          </button>
        ) : null}
      </td>
    </tr>
  )
}

/** The state in one word: what stands in the way counts more than the switch. */
export function GameState({ game }: { readonly game: StaffGame }) {
  const { t } = useTexts()
  if (game.drift === 'alarm') return <Status kind="stop">{t('games.driftAlarm')}</Status>
  if (!game.isSheetGreen) return <Status kind="stop">{t('games.notGreen')}</Status>
  if (game.isEnabled && !game.isOffered) return <Status kind="hold">{t('games.notOffered')}</Status>
  return game.isEnabled ? <Status kind="ok">{t('games.on')}</Status> : <Status kind="idle">{t('games.off')}</Status>
}
