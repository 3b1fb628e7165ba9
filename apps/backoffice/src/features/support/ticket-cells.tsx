import { Clock } from 'lucide-react'
import { joinClasses } from '#ui/join-classes.ts'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ticketStatus, type TicketRow } from './tickets.ts'
import styles from './support.module.css'

/** Cells of the queue with more than their value: the topic, the deadline, the owner. */
export function useTicketCells(onOpen: (ticketId: string) => void) {
  const { t, language } = useTexts()
  return {
    excerpt: ({ ticketId, excerpt, number }: TicketRow) => (
      <>
        <button type="button" data-opener className={rowStyles.opener} onClick={() => onOpen(ticketId)}>
          {excerpt || t('support.number', { number })}
        </button>
        <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{t('support.number', { number })}</div>
      </>
    ),
    state: (row: TicketRow) => (
      <Status kind={ticketStatus(row)}>{row.isLate ? t('support.late') : t(`support.state.${row.state}`)}</Status>
    ),
    dueAt: ({ dueAt, changedAt, isLate }: TicketRow) => (
      <span className={isLate ? textStyles.late : undefined}>
        {isLate ? <Clock className={styles.clock} aria-hidden="true" /> : null}
        {writeMoment(dueAt ?? changedAt, language)}
      </span>
    ),
    ownerName: ({ ownerName }: TicketRow) =>
      ownerName ?? <span className={textStyles.muted}>{t('support.nobody')}</span>,
  }
}
