import { KEY_REUSED, refused, type AgentAnswer, type AgentNeeds } from './needs.ts'
import type { Entry } from './queue.ts'
import { serverTime } from './server-time.ts'
import type { KnownSitting } from './sittings.ts'

type FactOfTerminal = { readonly reference: string; readonly [name: string]: unknown }

/** Puts a fact into the queue. */
export function reportFact(needs: AgentNeeds, kind: string, sitting: KnownSitting, fact: FactOfTerminal): void {
  const { sittingId, playerId, terminalId } = sitting
  const at = serverTime(needs).toISOString()
  needs.queue.append('fact', fact.reference, { kind, sittingId, playerId, terminalId, at, ...fact })
}

/** The response to a fact whose reference is already in the queue: the same fact again, or a refusal of another one. */
export function answerRepeated(
  { kind, body }: Entry,
  fact: { readonly kind: string; readonly sittingId: string; readonly amountMinor: number; readonly roundId?: string },
  answer: AgentAnswer,
): AgentAnswer {
  const queued = kind === 'fact' ? (JSON.parse(body) as Record<string, unknown>) : {}
  const fields = ['kind', 'sittingId', 'amountMinor', 'roundId'] as const
  return fields.every((name) => queued[name] === fact[name]) ? answer : refused(KEY_REUSED)
}
