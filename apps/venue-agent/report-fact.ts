import type { AgentNeeds } from './needs.ts'
import type { KnownSitting } from './sittings.ts'

export type FactOfTerminal = { readonly reference: string; readonly [name: string]: unknown }

/** A moment of ours by the clock of the house. */
export function houseTime({ line, now }: Pick<AgentNeeds, 'line' | 'now'>): string {
  return new Date(now().getTime() - line.clockAheadMs()).toISOString()
}

/** Puts what happened into the queue. */
export function reportFact(needs: AgentNeeds, kind: string, sitting: KnownSitting, fact: FactOfTerminal): void {
  const { sittingId, playerId, terminalId } = sitting
  needs.queue.append('fact', fact.reference, { kind, sittingId, playerId, terminalId, at: houseTime(needs), ...fact })
}
