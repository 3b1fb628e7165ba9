import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { listTickets } from '#contract/play-v1/support.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { TicketState } from './ticket-state.tsx'

export type OwnTicketRow = ReplyOf<typeof listTickets>['rows'][number]

/** The player's questions, each with its state. */
export function TicketRows({ rows }: { readonly rows: readonly OwnTicketRow[] }) {
  const t = useTranslations('help')
  const format = useFormatter()
  const { locale } = useSite()
  if (rows.length === 0) return <p className="note">{t('noOwn')}</p>
  return (
    <ul className="ticket-rows">
      {rows.map(({ ticketId, number, topic, state, excerpt, changedAt }) => (
        <li key={ticketId}>
          <Link to={paths.ticket(locale, ticketId)}>
            <b>{excerpt}</b>
            <small>
              {t('number', { number: String(number) })} · {t(`topic.${topic}`)} ·{' '}
              {format.dateTime(new Date(changedAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </small>
          </Link>
          <TicketState state={state} />
        </li>
      ))}
    </ul>
  )
}
