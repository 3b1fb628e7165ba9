import { Clock } from 'lucide-react'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ticketStatus, type TicketRow } from './tickets.ts'
import styles from './support.module.css'

type Props = { readonly row: TicketRow; readonly isOpen: boolean; readonly onOpen: () => void }

/** One ticket in the queue: what it is about, until when an answer is promised, and who has it. */
export function TicketLine({ row, isOpen, onOpen }: Props) {
  const { t, language } = useTexts()
  const { number, topic, playerId, excerpt, priority, state, isLate, dueAt, changedAt, ownerName } = row
  const about = [t(`support.topic.${topic}`), t('player.title', { id: playerId })]
  return (
    <tr data-row={row.ticketId} tabIndex={-1} aria-selected={isOpen}>
      <td>
        <button type="button" data-opener className={rowStyles.opener} onClick={onOpen}>
          {excerpt || t('support.number', { number })}
        </button>
        <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
          {[
            t('support.number', { number }),
            ...about,
            ...(priority === 'normal' ? [] : [t(`support.priority.${priority}`)]),
          ].join(' · ')}
        </div>
      </td>
      <td className={joinClasses(textStyles.unbroken, textStyles.small)}>
        <Status kind={ticketStatus(row)}>{isLate ? t('support.late') : t(`support.state.${state}`)}</Status>
        <div className={joinClasses(textStyles.tiny, isLate ? textStyles.late : textStyles.muted)}>
          {isLate ? <Clock className={styles.clock} aria-hidden="true" /> : null}
          {writeMoment(dueAt ?? changedAt, language)}
        </div>
      </td>
      <td className={joinClasses(textStyles.small, layout.wideOnly)}>
        {ownerName ?? <span className={textStyles.muted}>{t('support.nobody')}</span>}
      </td>
    </tr>
  )
}
