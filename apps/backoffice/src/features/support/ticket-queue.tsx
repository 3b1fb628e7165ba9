import { useState, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { listTickets } from '#contract/play-v1/staff-support.ts'
import { PRIORITIES, TOPICS, type Priority, type TicketState, type Topic } from '#contract/states/ticket-states.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { NumberField } from '../../shell/number-field.tsx'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { TicketPane } from './ticket-pane.tsx'
import { TicketLine } from './ticket-line.tsx'
import { SUPPORT } from './tickets.ts'
import styles from './support.module.css'

export type QueueView = 'open' | 'mine' | 'nobody' | 'late' | 'answered' | 'closed'

const STATE_OF: Readonly<Record<QueueView, TicketState>> = {
  open: 'open',
  mine: 'open',
  nobody: 'open',
  late: 'open',
  answered: 'answered',
  closed: 'closed',
}
const READ_EVERY_MS = 15_000

type Props = { readonly view: QueueView; readonly PlayerPicture: ComponentType<{ playerId: number }> }

/** Tickets of one view, what is due first above; the open one stands beside them. */
export function TicketQueue({ view, PlayerPicture }: Props) {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const openId = search.get('ticket')
  const [topic, setTopic] = useState<Topic>()
  const [priority, setPriority] = useState<Priority>()
  const [number, setNumber] = useState('')
  const query = {
    // A number is looked for in every state.
    ...(number === '' ? { state: STATE_OF[view] } : { number: Math.max(1, Number(number)) }),
    ...(number === '' && view === 'mine' ? { owner: 'mine' as const } : {}),
    ...(number === '' && view === 'nobody' ? { owner: 'nobody' as const } : {}),
    ...(number === '' && view === 'late' ? { isLate: true } : {}),
    ...(topic ? { topic } : {}),
    ...(priority ? { priority } : {}),
  }
  const { query: pages, rows } = usePages(
    [...SUPPORT, 'list', query],
    (cursor) => ask(api(listTickets, { query: { ...query, ...(cursor ? { cursor } : {}) } })),
    { everyMs: READ_EVERY_MS },
  )
  const open = (ticketId: string | null) => {
    setSearch({ view, ...(ticketId ? { ticket: ticketId } : {}) }, { replace: true })
  }
  useRowKeys(openId ? [{ keys: 'Escape', label: t('keys.close'), run: () => open(null) }] : [])
  return (
    <>
      <div className={layout.fields}>
        <Select
          label={t('support.topic')}
          value={topic ?? ''}
          onChange={(event) => setTopic(asOne(TOPICS, event.target.value))}
        >
          <option value="">{t('support.anyTopic')}</option>
          {TOPICS.map((one) => (
            <option key={one} value={one}>
              {t(`support.topic.${one}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('support.priority')}
          value={priority ?? ''}
          onChange={(event) => setPriority(asOne(PRIORITIES, event.target.value))}
        >
          <option value="">{t('support.anyPriority')}</option>
          {PRIORITIES.map((one) => (
            <option key={one} value={one}>
              {t(`support.priority.${one}`)}
            </option>
          ))}
        </Select>
        <NumberField label={t('support.numberField')} value={number} onWrite={setNumber} />
      </div>
      <div className={joinClasses(styles.queue, openId !== null && styles.open)}>
        <PagedList
          pages={pages}
          count={rows.length}
          label={t('screen.support')}
          empty={t('support.empty')}
          head={
            <tr>
              <th>{t('support.ticket')}</th>
              <th>{t('support.due')}</th>
              <th className={layout.wideOnly}>{t('support.owner')}</th>
            </tr>
          }
        >
          {rows.map((row) => (
            <TicketLine
              key={row.ticketId}
              row={row}
              isOpen={row.ticketId === openId}
              onOpen={() => open(row.ticketId)}
            />
          ))}
        </PagedList>
        {openId === null ? null : (
          <TicketPane
            key={openId}
            ticketId={openId}
            PlayerPicture={PlayerPicture}
            onOpen={open}
            onClose={() => open(null)}
          />
        )}
      </div>
    </>
  )
}

function asOne<One extends string>(all: readonly One[], value: string): One | undefined {
  return all.find((one) => one === value)
}
