import type { AgentNeeds } from './needs.ts'
import type { KnownSitting } from './sittings.ts'

export type FactOfTerminal = { readonly reference: string; readonly [name: string]: unknown }

/** Converts a time of our clock to the clock of the house. */
export function houseTime({ line, now }: Pick<AgentNeeds, 'line' | 'now'>): string {
  return new Date(now().getTime() - line.clockAheadMs()).toISOString()
}

/** Puts a fact into the queue. */
export function reportFact(needs: AgentNeeds, kind: string, sitting: KnownSitting, fact: FactOfTerminal): void {
  const { sittingId, playerId, terminalId } = sitting
  needs.queue.append('fact', fact.reference, { kind, sittingId, playerId, terminalId, at: houseTime(needs), ...fact })
}
