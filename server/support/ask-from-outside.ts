import type { ReplyOf } from '#contract/call.ts'
import type { askFromOutside as call } from '#contract/play-v1/support.ts'
import type { Input } from '#server/kernel/index.ts'
import type { SupportNeeds } from './needs.ts'
import { sendTicket } from './send-ticket.ts'

/** A ticket of a player who cannot sign in: identified by e-mail and password, and answered completely by e-mail. */
export async function askFromOutside(
  needs: SupportNeeds,
  { body: { email, password, ...asked }, client, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const playerId = await needs.proveOwner({ email, password, source: client.ip })
  if (playerId === 0) return refuse('ERR_INVALID_CREDENTIALS')
  const { number } = await sendTicket(needs, { playerId, isFromOutside: true }, asked)
  return { number }
}
