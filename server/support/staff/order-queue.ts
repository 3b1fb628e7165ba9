import type { Input } from '#server/kernel/index.ts'
import { refuse } from '#server/kernel/index.ts'
import type * as calls from '#contract/play-v1/staff-support.ts'
import { dueAtOf } from '../move-ticket.ts'
import type { SupportNeeds } from '../needs.ts'
import { updateOwner, updatePriority } from '../tickets.queries.ts'
import { changeTicket } from './change-ticket.ts'
import type { Shown } from './show-ticket.ts'

/**
 * Takes a ticket, assigns it to somebody who may answer, or releases it; refuses if the owner is not the one that was
 * seen.
 */
export async function setOwner(needs: SupportNeeds, input: Input<typeof calls.setOwner>): Promise<Shown> {
  const { ticketId, ownerId, seenOwnerId } = input.body
  return changeTicket(needs, input, ticketId, async (tx, ticket) => {
    if (ticket.ownerId !== seenOwnerId) refuse('ERR_STATE_CHANGED', { state: ticket.state })
    const people = ownerId === null ? [] : await needs.findAnswerers(tx)
    const owner = people.find(({ userId }) => userId === ownerId) ?? null
    if (ownerId !== null && !owner) refuse('ERR_STAFF_NOT_FOUND')
    await updateOwner(tx, ticket.id, owner)
    return [{ owner: ticket.ownerName }, { owner: owner?.name ?? null }]
  })
}

/** Changes the priority, and with it the deadline, from when the player began to wait. */
export async function setPriority(needs: SupportNeeds, input: Input<typeof calls.setPriority>): Promise<Shown> {
  const { ticketId, priority } = input.body
  return changeTicket(needs, input, ticketId, async (tx, ticket) => {
    if (ticket.state === 'closed') refuse('ERR_STATE_CHANGED', { state: ticket.state })
    const dueAt = ticket.waitingSince && dueAtOf(needs, priority, ticket.waitingSince)
    await updatePriority(tx, ticket.id, priority, dueAt)
    return [{ priority: ticket.priority }, { priority }]
  })
}
