import { refuse, type Instant, type Transaction } from '#server/kernel/index.ts'
import type { TerminalUse, TopologyNeeds } from '../needs.ts'

type At = { readonly from: Instant; readonly now: Instant }

/** Terminals that cannot be taken away at an instant, each with the reason. A later instant is not known yet. */
export async function findUsed(
  tx: Transaction,
  { findUsedTerminals }: Pick<TopologyNeeds, 'findUsedTerminals'>,
  terminalIds: readonly string[],
  { from, now }: At,
): Promise<ReadonlyMap<string, TerminalUse>> {
  return from > now ? new Map() : findUsedTerminals(tx, terminalIds)
}

/** Refuses to take a terminal away while somebody plays at it, or money is on its way. */
export async function refuseUsed(
  tx: Transaction,
  needs: Pick<TopologyNeeds, 'findUsedTerminals'>,
  terminalId: string,
  at: At,
): Promise<void> {
  const because = (await findUsed(tx, needs, [terminalId], at)).get(terminalId)
  if (because) refuse('ERR_TERMINAL_IN_USE', { because })
}
