import { sql, type Querier } from '#server/kernel/index.ts'
import { cardIndex } from './card-number.ts'
import type { CardNeeds } from './needs.ts'

/** Players who hold or held the card of a number, by its blind index; the latest first. */
export async function findHoldersOfCard(
  { db, target, cipher }: { readonly db: Querier } & Pick<CardNeeds, 'target' | 'cipher'>,
  number: string,
  limit: number,
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from cards.player_card
     where target = ${target} and number_index = ${cardIndex(cipher, number)}
     group by player_id order by max(changed_at) desc limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}
