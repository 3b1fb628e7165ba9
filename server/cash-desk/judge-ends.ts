import { refuse, type Querier } from '#server/kernel/index.ts'
import type { CashDeskNeeds } from './needs.ts'

/**
 * Refuses a payout that ends bonuses or free rounds, unless each was accepted: the refusal names them. One that was given since has an
 * id of its own, though it may have the same name.
 */
export async function judgeEnds(
  { gifts }: Pick<CashDeskNeeds, 'gifts'>,
  db: Querier,
  { playerId, accepted = [] }: { readonly playerId: number; readonly accepted?: readonly string[] | undefined },
): Promise<void> {
  const ends = (await gifts?.list(db, playerId)) ?? []
  if (ends.some(({ id }) => !accepted.includes(id))) refuse('ERR_WARNINGS_NOT_ACCEPTED', { ends })
}
