import { playerCardCan, playerCardMoves, type PlayerCardMove } from '#contract/states/player-card-states.ts'
import { useMay } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import type { CardShown } from './cards-tab.tsx'

type Props = { readonly card: CardShown; readonly onMove: (move: PlayerCardMove) => void }

const MOVES = Object.keys(playerCardMoves) as PlayerCardMove[]
const KINDS = { active: 'ok', locked: 'stop', removed: 'idle' } as const

/** One card: its last digits, its state, its history, and the moves that its state allows. */
export function CardRow({ card, onMove }: Props) {
  const { t, language } = useTexts()
  const mayMove = useMay('players.cards')
  const { cardId, lastDigits, state, reason, addedAt } = card
  return (
    <tr data-row={cardId} tabIndex={-1}>
      <td className="nw">
        {t('cards.ending', { digits: lastDigits })}
        <div className="s mut">
          {t('cards.since')} {writeMoment(addedAt, language)}
        </div>
      </td>
      <td>
        <Status kind={KINDS[state]}>{t(`cardState.${state}`)}</Status>
        {reason ? <div className="s mut">{t(`cardReason.${reason}`)}</div> : null}
      </td>
      <td className="s hide">
        <CardHistory card={card} />
      </td>
      <td className="n">
        {mayMove
          ? MOVES.filter((move) => playerCardCan(move, state)).map((move) => (
              <button key={move} type="button" className="btn gh open-row" onClick={() => onMove(move)}>
                {t(`cards.${move}`)}
              </button>
            ))
          : null}
      </td>
    </tr>
  )
}

function CardHistory({ card }: { readonly card: CardShown }) {
  const { t, language } = useTexts()
  return (
    <ul className="col">
      {card.history.map(({ move, at, actor, by, reason, explanation }) => (
        <li key={`${move} ${at}`}>
          {t(`cardMove.${move}`)}{' '}
          <span className="mut">
            {writeMoment(at, language)}, {actor === 'player' ? t('cards.byPlayer') : by}
          </span>{' '}
          {[reason ? t(`cardReason.${reason}`) : '', explanation ?? ''].filter(Boolean).join(': ')}
        </li>
      ))}
    </ul>
  )
}
