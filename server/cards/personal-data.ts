import type { PersonalPart } from '#server/players/index.ts'
import { cardBelongsTo } from './card-number.ts'
import type { CardNeeds } from './needs.ts'
import * as queries from './personal-data.queries.ts'

/** Player cards that a person holds. */
export function playerCardParts({ cipher }: Pick<CardNeeds, 'cipher'>): PersonalPart[] {
  return [
    {
      name: 'cards',
      fate: 'erased',
      read: async (db, playerId) => ({
        playerCards: (await queries.findHeldCards(db, playerId)).map(({ id, numberSealed, state, addedAt }) => ({
          number: cipher.open(numberSealed, cardBelongsTo(id)),
          state,
          addedAt,
        })),
      }),
      erase: async (tx, playerId) => {
        for (const { id } of await queries.findHeldCards(tx, playerId))
          await queries.eraseCard(tx, id, cipher.seal('', cardBelongsTo(id)))
        await queries.eraseCardWords(tx, playerId)
      },
    },
  ]
}
