import { refused, type AgentAnswer, type AgentNeeds } from './needs.ts'
import type { Entry } from './queue.ts'
import type { KnownSitting } from './sittings.ts'

export type FactOfTerminal = { readonly reference: string; readonly [name: string]: unknown }

/** Converts a time of our clock to the clock of the API. */
export function houseTime({ line, now }: Pick<AgentNeeds, 'line' | 'now'>): string {
  return new Date(now().getTime() - line.clockAheadMs()).toISOString()
}

/** Puts a fact into the queue. */
export function reportFact(needs: AgentNeeds, kind: string, sitting: KnownSitting, fact: FactOfTerminal): void {
  const { sittingId, playerId, terminalId } = sitting
  needs.queue.append('fact', fact.reference, { kind, sittingId, playerId, terminalId, at: houseTime(needs), ...fact })
}

/** The response to a fact whose reference is already in the queue: the same fact again, or a refusal of another one. */
export function answerTold(
  { kind, body }: Entry,
  fact: { readonly kind: string; readonly sittingId: string; readonly amountMinor: number },
  again: AgentAnswer,
): AgentAnswer {
  const told = kind === 'fact' ? (JSON.parse(body) as Record<string, unknown>) : {}
  const isSame = Object.entries(fact).every(([name, value]) => told[name] === value)
  return isSame ? again : refused('ERR_KEY_REUSED')
}
