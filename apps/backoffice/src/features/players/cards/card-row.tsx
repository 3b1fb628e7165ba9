import { playerCardCan, playerCardMoves, type PlayerCardMove } from '#contract/states/player-card-states.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell } from '#ui/table/table.tsx'
import layout from '../../../shell/layout.module.css'
import { useMay } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import type { CardShown } from './cards-tab.tsx'

type Props = { readonly card: CardShown; readonly onMove: (move: PlayerCardMove) => void }

const MOVES = Object.keys(playerCardMoves) as PlayerCardMove[]
const KINDS = { active: 'ok', locked: 'stop', removed: 'idle' } as const

/** One card: its last digits, state, history, and the actions that its state allows. */
export function CardRow({ card, onMove }: Props) {
  const { t, language } = useTexts()
  const mayMove = useMay('players.cards')
  const { cardId, lastDigits, state, reason, addedAt } = card
  return (
    <tr data-row={cardId} tabIndex={-1}>
      <td className={textStyles.unbroken}>
        {t('cards.ending', { digits: lastDigits })}
        <div className={joinClasses(textStyles.small, textStyles.muted)}>
          {t('cards.since')} {writeMoment(addedAt, language)}
        </div>
      </td>
      <td>
        <Status kind={KINDS[state]}>{t(`cardState.${state}`)}</Status>
        {reason ? (
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t(`cardReason.${reason}`)}</div>
        ) : null}
      </td>
      <td className={joinClasses(textStyles.small, layout.wideOnly)}>
        <CardHistory card={card} />
      </td>
      <NumberCell>
        {mayMove
          ? MOVES.filter((move) => playerCardCan(move, state)).map((move) => (
              <Button key={move} variant="ghost" data-opener onClick={() => onMove(move)}>
                {t(`cards.${move}`)}
              </Button>
            ))
          : null}
      </NumberCell>
    </tr>
  )
}

function CardHistory({ card }: { readonly card: CardShown }) {
  const { t, language } = useTexts()
  return (
    <ul className={layout.column}>
      {card.history.map(({ move, at, actor, by, reason, explanation }) => (
        <li key={`${move} ${at}`}>
          {t(`cardMove.${move}`)}{' '}
          <span className={textStyles.muted}>
            {writeMoment(at, language)}, {actor === 'player' ? t('cards.byPlayer') : by}
          </span>{' '}
          {[reason ? t(`cardReason.${reason}`) : '', explanation ?? ''].filter(Boolean).join(': ')}
        </li>
      ))}
    </ul>
  )
}
