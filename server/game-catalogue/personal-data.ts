import type { PersonalPart } from '#server/players/index.ts'
import { findFavourites } from './game-catalogue.queries.ts'
import { deleteFavourites } from './personal-data.queries.ts'

const FAVOURITES_MAX = 1_000

/** Favourite games of a person. */
export function favouriteParts(): PersonalPart[] {
  return [
    {
      name: 'settings',
      fate: 'erased',
      read: async (db, playerId) => ({ favouriteGames: await findFavourites(db, playerId, FAVOURITES_MAX) }),
      erase: deleteFavourites,
    },
  ]
}
