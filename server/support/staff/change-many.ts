import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-support.ts'
import {
  changeOneOfMany,
  refuse,
  publish,
  type Input,
  type StaffCaller,
  type Transaction,
} from '#server/kernel/index.ts'
import { moveTicket } from '../move-ticket.ts'
import type { SupportNeeds } from '../needs.ts'
import { lockTicket, updateOwner, type TicketRow } from '../tickets.queries.ts'

type Row = ReplyOf<typeof calls.changeMany>['rows'][number]
type Body = Input<typeof calls.changeMany>['body']
type Owner = { readonly userId: number; readonly name: string } | null

/** One change of many tickets: each in a transaction of its own, by the rules of one; what cannot be done leaves the others be. */
export async function changeMany(
  needs: SupportNeeds,
  { body, caller, changed, subject }: Input<typeof calls.changeMany>,
): Promise<ReplyOf<typeof calls.changeMany>> {
  const owner = await findOwner(needs, body.change)
  const rows: Row[] = []
  for (const seen of body.tickets) {
    const row = await changeOne(needs, { seen, change: body.change, isPreview: body.isPreview, owner, caller })
    rows.push(row)
    if (row.outcome === 'changed') subject('ticket', row.ticketId, String(row.number))
  }
  const count = rows.filter(({ outcome }) => outcome === 'changed').length
  const to = body.change.do === 'close' ? { state: 'closed' } : { owner: owner?.name ?? null }
  if (!body.isPreview) changed(null, { ...to, tickets: count })
  return { rows }
}

/** Who shall have them; refuses ERR_STAFF_NOT_FOUND for somebody who may not answer. */
async function findOwner({ db, findAnswerers }: SupportNeeds, change: Body['change']): Promise<Owner> {
  if (change.do === 'close' || change.ownerId === null) return null
  return (await findAnswerers(db)).find(({ userId }) => userId === change.ownerId) ?? refuse('ERR_STAFF_NOT_FOUND')
}

type One = {
  readonly seen: Body['tickets'][number]
  readonly change: Body['change']
  readonly isPreview: boolean
  readonly owner: Owner
  readonly caller: StaffCaller
}

const changeOne = async (needs: SupportNeeds, one: One): Promise<Row> => ({
  ticketId: one.seen.ticketId,
  ...(await changeOneOfMany(needs.db, {
    isPreview: one.isPreview,
    hold: (tx) => lockTicket(tx, needs.target, one.seen.ticketId),
    change: (tx, ticket) => applyTo(needs, tx, ticket, one),
  })),
})

/** Makes the change; false where it is so already. Refuses what has changed since it was seen. */
async function applyTo(
  needs: SupportNeeds,
  tx: Transaction,
  ticket: TicketRow,
  { seen, change, owner, caller }: One,
): Promise<boolean> {
  const hasChanged =
    change.do === 'close' && ticket.changedAt.toISOString() !== new Date(seen.seenChangedAt).toISOString()
  if (hasChanged || ticket.ownerId !== seen.seenOwnerId) refuse('ERR_STATE_CHANGED', { state: ticket.state })
  if (change.do === 'assign') {
    if (ticket.ownerId === (owner?.userId ?? null)) return false
    await updateOwner(tx, ticket.id, owner)
    return true
  }
  await moveTicket(needs, tx, ticket, { move: 'close', actor: 'staff', by: caller })
  await publish(tx, 'support.ticket-closed', { ticketId: ticket.id, playerId: ticket.playerId, by: 'staff' })
  return true
}
