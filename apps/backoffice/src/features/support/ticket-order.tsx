import { useMutation, useQuery } from '@tanstack/react-query'
import { listOwners, setOwner, setPriority } from '#contract/play-v1/staff-support.ts'
import { PRIORITIES } from '#contract/states/ticket-states.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay, useMe } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { showChanged, SUPPORT, type TicketRow } from './tickets.ts'

/** The owner of a ticket and its priority. */
export function TicketOrder({ ticket }: { readonly ticket: TicketRow }) {
  const { t } = useTexts()
  const { ticketId, ownerId, ownerName, priority, state } = ticket
  const may = useMay('support.manage')
  const me = useMe().data?.user
  const owners = useQuery({
    queryKey: [...SUPPORT, 'owners'],
    queryFn: () => ask(api(listOwners, { query: {} })),
    enabled: may,
  })
  const give = useMutation({
    mutationFn: (to: number | null) => ask(api(setOwner, { body: { ticketId, ownerId: to, seenOwnerId: ownerId } })),
    onSuccess: showChanged,
  })
  const order = useMutation({
    mutationFn: (to: TicketRow['priority']) => ask(api(setPriority, { body: { ticketId, priority: to } })),
    onSuccess: showChanged,
  })
  const isMine = ownerId !== null && ownerId === me?.userId
  const take = () => (me && !isMine ? give.mutate(me.userId) : undefined)
  useKeys(may && !isMine ? [{ keys: 'u', label: t('support.keyTake'), run: take }] : [])
  const people = owners.data?.people ?? []
  const isKnown = ownerId === null || people.some(({ userId }) => userId === ownerId)
  if (!may)
    return (
      <p className={textStyles.small}>
        {t('support.owner')}: {ownerName ?? t('support.nobody')} · {t(`support.priority.${priority}`)}
      </p>
    )
  return (
    <>
      <div className={joinClasses(layout.row, layout.toBottom, layout.wrap)}>
        <Select
          label={t('support.owner')}
          value={ownerId ?? ''}
          disabled={give.isPending}
          onChange={(event) => give.mutate(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{t('support.nobody')}</option>
          {isKnown ? null : <option value={ownerId}>{ownerName}</option>}
          {people.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label={t('support.priority')}
          value={priority}
          disabled={order.isPending || state === 'closed'}
          onChange={(event) => {
            const to = PRIORITIES.find((one) => one === event.target.value)
            if (to) order.mutate(to)
          }}
        >
          {PRIORITIES.map((one) => (
            <option key={one} value={one}>
              {t(`support.priority.${one}`)}
            </option>
          ))}
        </Select>
        {isMine ? null : (
          <ActionButton permission="support.manage" label={t('support.take')} letter="u" onClick={take} />
        )}
      </div>
      {give.isError ? <ProblemNote error={give.error} /> : null}
      {order.isError ? <ProblemNote error={order.error} /> : null}
    </>
  )
}
