import type { ReplyOf } from '#contract/call.ts'
import type * as own from '#contract/play-v1/support.ts'
import type * as staff from '#contract/play-v1/staff-support.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import type { SupportNeeds } from '../needs.ts'
import { findFileOfTicket, findOwnFile, type FileRow } from './files.queries.ts'

type Needs = Pick<SupportNeeds, 'db' | 'clock' | 'target' | 'links'>
type Link = ReplyOf<typeof own.getFile>

/** A link to a file of the player's own, valid for a minute. */
export async function linkOwnFile(needs: Needs, playerId: number, fileId: string): Promise<Link> {
  const file = await findOwnFile(needs.db, playerId, fileId)
  if (!file) return refuse('ERR_TICKET_FILE_NOT_FOUND')
  return link(needs, file, { kind: 'player', id: String(playerId) })
}

/** The same for staff who answer the ticket. */
export async function linkFileOfTicket(
  needs: Needs,
  { caller, query, concerns, subject }: Input<typeof staff.getFile>,
): Promise<Link> {
  const file = await findFileOfTicket(needs.db, { target: needs.target, ...query })
  if (!file) return refuse('ERR_TICKET_FILE_NOT_FOUND')
  concerns(file.playerId)
  subject('ticket', query.ticketId, String(file.number))
  return link(needs, file, { kind: 'staff', id: String(caller.userId) })
}

function link(
  { clock, links }: Needs,
  { id, contentType }: FileRow,
  viewer: { readonly kind: 'player' | 'staff'; readonly id: string },
): Link {
  const { url, expiresAt } = links.sign(id, viewer, clock.now())
  return { url, contentType, expiresAt: expiresAt.toISOString() }
}
