import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#contract/call.ts'
import type { Permission } from '#contract/permissions.ts'
import { Refusal } from '../refusals.ts'
import { NotFound } from '../transport-errors.ts'

/** Rights of what is of a desk; what a player showed and said with cash anywhere is of the player. */
const OF_DESKS: readonly Permission[] = ['cash.read', 'cash.work', 'cash.manage']

/**
 * Staff of venues act for the players of these venues alone: whoever else a call names is such as nobody knows (decision 0220). Asked
 * after the call was recorded, so that it stands in the audit log. What is of a desk is bound by the desk, whoever paid there.
 */
export async function judgePlayerOfVenue(
  { guards }: FastifyInstance,
  call: CallDefinition,
  { caller, query, body }: FastifyRequest,
): Promise<void> {
  if (caller?.kind !== 'staff' || !call.permission || OF_DESKS.includes(call.permission)) return
  const venueIds = caller.venues?.[call.permission]
  const playerId = playerIn(query) ?? playerIn(body)
  if (!venueIds || playerId === undefined) return
  if (await guards.isKnownAt?.(playerId, venueIds)) return
  if (call.refusals.includes('ERR_PLAYER_NOT_FOUND')) throw new Refusal('ERR_PLAYER_NOT_FOUND')
  throw new NotFound()
}

function playerIn(sent: unknown): number | undefined {
  const { playerId } = (sent ?? {}) as { readonly playerId?: unknown }
  return typeof playerId === 'number' ? playerId : undefined
}
