import { useState, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { QueryOf } from '#contract/call.ts'
import { ticketList } from '#contract/lists/tickets.ts'
import { listTickets } from '#contract/play-v1/staff-support.ts'
import type { TicketState } from '#contract/states/ticket-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { useMay } from '../../shell/session.ts'
import { BulkButton } from '../../shell/list/bulk-button.tsx'
import { useMarked } from '../../shell/list/use-marked.ts'
import { NumberField } from '../../shell/number-field.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { TicketPane } from './ticket-pane.tsx'
import { useTicketCells } from './ticket-cells.tsx'
import { BulkTickets } from './bulk-tickets.tsx'
import { SUPPORT, type TicketRow } from './tickets.ts'
import styles from './support.module.css'

/** Beside an open ticket there is room for what it is about and until when it waits. */
const BESIDE_PANE = ['excerpt', 'state', 'dueAt']

export type QueueView = 'open' | 'mine' | 'nobody' | 'late' | 'answered' | 'closed'

/** Parameters of a view besides the filter in the URL. */
const ASKED: Readonly<Record<QueueView, Readonly<Record<string, string>> & { readonly state: TicketState }>> = {
  open: { state: 'open' },
  mine: { state: 'open', owner: 'mine' },
  nobody: { state: 'open', owner: 'nobody' },
  late: { state: 'open', isLate: 'true' },
  answered: { state: 'answered' },
  closed: { state: 'closed' },
}
const READ_EVERY_MS = 15_000

type Props = { readonly view: QueueView; readonly PlayerPicture: ComponentType<{ playerId: number }> }

/** Tickets of one view, the first due at the top; the open one is beside them. */
export function TicketQueue({ view, PlayerPicture }: Props) {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const openId = search.get('ticket')
  const [number, setNumber] = useState('')
  const open = (ticketId: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('view', view)
        if (ticketId) next.set('ticket', ticketId)
        else next.delete('ticket')
        return next
      },
      { replace: true },
    )
  useKeys(openId ? [{ keys: 'Escape', label: t('keys.close'), run: () => open(null) }] : [])
  const cells = useTicketCells(open)
  const may = useMay('support.manage')
  const { clear, keep, rows: chosen, ...marks } = useMarked(({ ticketId }: TicketRow) => ticketId)
  const [isBulk, setBulk] = useState(false)
  const marking = { ...marks, labelOf: ({ number: of }: TicketRow) => t('support.mark', { number: of }) }
  // A search by number covers every state.
  const asked = number === '' ? ASKED[view] : { number: String(Math.max(1, Number(number))) }
  return (
    <>
      <div className={layout.fields}>
        <NumberField label={t('support.numberField')} value={number} onWrite={setNumber} />
        {chosen.length > 0 ? (
          <BulkButton
            permission="support.manage"
            label={t('support.bulk', { count: chosen.length })}
            onClick={() => setBulk(true)}
          />
        ) : null}
      </div>
      <div className={joinClasses(styles.queue, openId !== null && styles.open)}>
        <div className={styles.side}>
          <DataList
            list={ticketList}
            label={t('screen.support')}
            empty={t('support.empty')}
            read={async (question) =>
              keep(await ask(api(listTickets, { query: question as QueryOf<typeof listTickets> })))
            }
            keyOf={({ ticketId }) => ticketId}
            keptAs={SUPPORT}
            asked={asked}
            cells={cells}
            openKey={openId}
            columnsBesidePane={BESIDE_PANE}
            {...(may ? { marking } : {})}
            everyMs={READ_EVERY_MS}
          />
        </div>
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
      {isBulk ? <BulkTickets tickets={chosen} onDone={clear} onClose={() => setBulk(false)} /> : null}
    </>
  )
}
