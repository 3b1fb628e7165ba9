import { refuse, type Querier } from '#server/kernel/index.ts'
import type { CashDeskNeeds } from './needs.ts'

/** Refuses a payout that ends bonuses or free rounds, unless each was accepted by its name: the refusal names them. */
export async function judgeEnds(
  { gifts }: Pick<CashDeskNeeds, 'gifts'>,
  db: Querier,
  { playerId, accepted = [] }: { readonly playerId: number; readonly accepted?: readonly string[] | undefined },
): Promise<void> {
  const ends = (await gifts?.list(db, playerId)) ?? []
  if (ends.some(({ name }) => !accepted.includes(name))) refuse('ERR_WARNINGS_NOT_ACCEPTED', { ends })
}
