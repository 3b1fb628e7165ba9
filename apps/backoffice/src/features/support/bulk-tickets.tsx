import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeMany, listOwners } from '#contract/play-v1/staff-support.ts'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../../shell/api.ts'
import { BulkDialog } from '../../shell/list/bulk-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { SUPPORT, type TicketRow } from './tickets.ts'

type Props = { readonly tickets: readonly TicketRow[]; readonly onDone: () => void; readonly onClose: () => void }

/** Assigns, unassigns or closes marked tickets, each by the rules of a single one. */
export function BulkTickets({ tickets, onDone, onClose }: Props) {
  const { t } = useTexts()
  const [what, setWhat] = useState('')
  const owners = useQuery({
    queryKey: [...SUPPORT, 'owners'],
    queryFn: () => ask(api(listOwners, { query: {} })),
  })
  const change =
    what === 'close'
      ? ({ do: 'close' } as const)
      : ({ do: 'assign', ownerId: what === '' ? null : Number(what) } as const)
  const run = async (isPreview: boolean) => {
    const seen = tickets.map(({ changedAt, ownerId, ticketId }) => ({
      ticketId,
      seenOwnerId: ownerId,
      seenChangedAt: changedAt,
    }))
    const { rows } = await ask(api(changeMany, { body: { tickets: seen, change, isPreview } }))
    return rows.map(({ code, number, outcome, ticketId }) => ({
      key: ticketId,
      name: number === null ? '–' : String(number),
      outcome,
      code,
    }))
  }
  return (
    <BulkDialog
      title={t('support.bulkTitle', { count: tickets.length })}
      asked={[what, tickets]}
      run={run}
      onDone={async () => {
        onDone()
        await queryClient.invalidateQueries({ queryKey: SUPPORT })
      }}
      onClose={onClose}
    >
      <Select label={t('lists.bulkWhat')} value={what} onChange={({ target }) => setWhat(target.value)}>
        <option value="">{t('support.bulkGive', { name: t('support.nobody') })}</option>
        {owners.data?.people.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {t('support.bulkGive', { name })}
          </option>
        ))}
        <option value="close">{t('support.bulkClose')}</option>
      </Select>
    </BulkDialog>
  )
}
