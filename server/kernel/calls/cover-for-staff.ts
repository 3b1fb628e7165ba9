import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#contract/call.ts'
import { coverReply, planCover } from './cover-reply.ts'

type Cover = <Reply>(request: FastifyRequest, reply: Reply) => Promise<Reply>

const asItIs: Cover = async (_request, reply) => reply

/**
 * The one rule of covering, for every call of staff: what the contract declares as personal stands covered in the reply, but
 * of players that the caller has uncovered for a purpose, and but for whom the call says that its work needs it whole.
 */
export function makeCover({ guards }: FastifyInstance, call: CallDefinition): Cover {
  const plan = call.audience === 'staff' ? planCover(call.reply) : undefined
  if (!plan) return asItIs
  return async (request, reply) => {
    const { caller } = request
    if (caller?.kind !== 'staff') return reply
    if (call.wholeFor && caller.permissions.includes(call.wholeFor)) return reply
    const isRevealed = (await guards.revealedTo?.(caller)) ?? (() => false)
    // A covered text is a text: the shape of the reply stays what the call declares.
    return coverReply(plan, reply, isRevealed, playerOf(request)) as typeof reply
  }
}

/** The player that was asked about. */
function playerOf({ query, params, body, concernedPlayerId }: FastifyRequest): number | null {
  for (const part of [query, params, body]) {
    const asked = (part as Readonly<Record<string, unknown>> | null | undefined)?.['playerId']
    if (typeof asked === 'number') return asked
  }
  return concernedPlayerId ?? null
}
