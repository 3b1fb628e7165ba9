import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#contract/call.ts'
import type { Permission } from '#contract/permissions.ts'
import { Refusal } from '../refusals.ts'
import { NotAllowed, NotFound } from '../transport-errors.ts'

/** Rights of what is of a desk; what a player showed and said with cash anywhere is of the player. */
const OF_DESKS: readonly Permission[] = ['cash.read', 'cash.work', 'cash.manage']

/**
 * Staff of venues act for these venues and their players alone. A call that names another player is answered as for one whom nobody
 * knows; one that names none is refused unless it is declared as one that looks after it (decisions 0220, 0253). Asked after the call was
 * recorded, so that it stands in the audit log. What is of a desk is bound by the desk, whoever paid there.
 */
export async function judgeForVenues(
  { guards }: FastifyInstance,
  call: CallDefinition,
  { caller, query, body }: FastifyRequest,
): Promise<void> {
  if (caller?.kind !== 'staff' || !call.permission) return
  const venueIds = caller.venues?.[call.permission]
  if (!venueIds) return
  const playerId = playerIn(query) ?? playerIn(body)
  if (playerId === undefined) return demandForVenues(call)
  if (OF_DESKS.includes(call.permission) || (await guards.isKnownAt?.(playerId, venueIds))) return
  if (call.refusals.includes('ERR_PLAYER_NOT_FOUND')) throw new Refusal('ERR_PLAYER_NOT_FOUND')
  throw new NotFound()
}

/** Refuses what is of no player, and declared as nothing that staff of venues may read. */
export function demandForVenues({ forVenues, permission }: Pick<CallDefinition, 'forVenues' | 'permission'>): void {
  if (forVenues === undefined) throw new NotAllowed({ permission, because: 'venues' })
}

function playerIn(sent: unknown): number | undefined {
  const { playerId } = (sent ?? {}) as { readonly playerId?: unknown }
  return typeof playerId === 'number' ? playerId : undefined
}
