import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#contract/call.ts'
import type { Permission } from '#contract/permissions.ts'
import { Refusal } from '../refusals.ts'
import { NotAllowed, NotFound } from '../transport-errors.ts'

/** Permissions on data of a desk. Documents and declarations of a player about cash are data of the player. */
const OF_DESKS: readonly Permission[] = ['cash.read', 'cash.work', 'cash.manage']

/**
 * Staff of venues act only for these venues and their players. A call that names another player is refused as for an
 * unknown player; a call without a player is refused unless it is declared to check the venue itself (`forVenues`;
 * decisions 0220, 0253). Checked after the call was recorded, so that it is in the audit log. Data of a desk is bound
 * by the desk, whoever paid there.
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

/** Refuses a call without a player that is not declared for staff of venues. */
export function demandForVenues({ forVenues, permission }: Pick<CallDefinition, 'forVenues' | 'permission'>): void {
  if (forVenues === undefined) throw new NotAllowed({ permission, because: 'venues' })
}

function playerIn(sent: unknown): number | undefined {
  const { playerId } = (sent ?? {}) as { readonly playerId?: unknown }
  return typeof playerId === 'number' ? playerId : undefined
}
