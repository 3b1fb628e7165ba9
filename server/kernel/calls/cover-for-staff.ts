import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#contract/call.ts'
import { coverReply, planCover } from './cover-reply.ts'

type Cover = <Reply>(request: FastifyRequest, reply: Reply) => Promise<Reply>

const asItIs: Cover = async (_request, reply) => reply

/**
 * Covers personal data for every staff call: what the contract declares as personal is covered in the reply, except for
 * players whom the caller has revealed, and except where the call declares that its work needs the value.
 */
export function makeCover({ guards }: FastifyInstance, call: CallDefinition): Cover {
  const plan = call.audience === 'staff' ? planCover(call.reply) : undefined
  if (!plan) return asItIs
  return async (request, reply) => {
    const { caller } = request
    if (caller?.kind !== 'staff') return reply
    if (call.uncoveredFor && caller.permissions.includes(call.uncoveredFor)) return reply
    const isRevealed = (await guards.revealedTo?.(caller)) ?? (() => false)
    // A covered value is still a text: the reply keeps the type that the call declares.
    return coverReply(plan, reply, isRevealed, playerOf(request)) as typeof reply
  }
}

/** The player whom the request is about. */
function playerOf({ query, params, body, concernedPlayerId }: FastifyRequest): number | null {
  for (const part of [query, params, body]) {
    const asked = (part as Readonly<Record<string, unknown>> | null | undefined)?.['playerId']
    if (typeof asked === 'number') return asked
  }
  return concernedPlayerId ?? null
}
