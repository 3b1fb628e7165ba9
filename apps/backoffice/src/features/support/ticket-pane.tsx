import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ComponentType } from 'react'
import { getTicket } from '#contract/play-v1/staff-support.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { AnswerForm } from './answer-form.tsx'
import { TicketOrder } from './ticket-order.tsx'
import { TicketThread } from './ticket-thread.tsx'
import { keyOfTicket, ticketStatus } from './tickets.ts'
import styles from './support.module.css'

type Props = {
  readonly ticketId: string
  readonly PlayerPicture: ComponentType<{ playerId: number }>
  readonly onOpen: (ticketId: string) => void
  readonly onClose: () => void
}

const READ_EVERY_MS = 15_000

/** One ticket: owner and deadline, player, messages, and the answer. */
export function TicketPane({ ticketId, PlayerPicture, onOpen, onClose }: Props) {
  const { t, language } = useTexts()
  const query = useQuery({
    queryKey: keyOfTicket(ticketId),
    queryFn: () => ask(api(getTicket, { query: { ticketId } })),
    refetchInterval: READ_EVERY_MS,
  })
  const shown = query.data
  return (
    <aside className={joinClasses(layout.pane, styles.ticket)} aria-label={t('support.ticket')}>
      <Button variant="ghost" className={styles.close} aria-label={t('confirm.back')} onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      <Loading query={query} />
      {shown ? (
        <>
          <div className={layout.scroll}>
            <section className={layout.section}>
              <div className={joinClasses(textStyles.small, textStyles.muted)}>
                {t(`support.topic.${shown.ticket.topic}`)}
              </div>
              <h2>{t('support.number', { number: shown.ticket.number })}</h2>
              <p className={textStyles.small}>
                <Status kind={ticketStatus(shown.ticket)}>
                  {shown.ticket.isLate ? t('support.late') : t(`support.state.${shown.ticket.state}`)}
                </Status>
                {shown.ticket.dueAt
                  ? ` · ${t('support.dueAt', { at: writeMoment(shown.ticket.dueAt, language) })}`
                  : ''}
              </p>
              <TicketOrder ticket={shown.ticket} />
            </section>
            <section className={layout.section}>
              <h3>{t('support.picture')}</h3>
              <PlayerPicture playerId={shown.ticket.playerId} />
            </section>
            <section className={layout.section}>
              <h3>{t('support.thread')}</h3>
              <TicketThread shown={shown} />
            </section>
            <section className={layout.section}>
              <h3>{t('support.others')}</h3>
              {shown.others.length === 0 ? (
                <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('support.noOthers')}</p>
              ) : null}
              <ul className={joinClasses(textStyles.small, layout.column)}>
                {shown.others.map((one) => (
                  <li key={one.ticketId}>
                    <button type="button" className={rowStyles.opener} onClick={() => onOpen(one.ticketId)}>
                      {t('support.number', { number: one.number })}
                    </button>{' '}
                    {t(`support.topic.${one.topic}`)} · {t(`support.state.${one.state}`)} ·{' '}
                    {writeMoment(one.createdAt, language)}
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <AnswerForm shown={shown} onChangedMeanwhile={() => void query.refetch()} />
        </>
      ) : null}
    </aside>
  )
}
