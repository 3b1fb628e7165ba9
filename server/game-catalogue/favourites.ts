import { loadDefinition } from '#games/catalogue/index.ts'
import type { Clock, Database } from '../kernel/index.ts'
import * as queries from './game-catalogue.queries.ts'

export type FavouriteNeeds = { readonly db: Database; readonly clock: Clock }

const FAVOURITES_MAX = 500

/** Favourite games of a player, newest first. */
export async function listFavourites(
  { db }: Pick<FavouriteNeeds, 'db'>,
  playerId: number,
): Promise<{ gameKeys: string[] }> {
  return { gameKeys: await queries.findFavourites(db, playerId, FAVOURITES_MAX) }
}

/** Adds a game at the front or removes it (player-site §4). Idempotent. */
export async function setFavourite(
  { db, clock }: FavouriteNeeds,
  playerId: number,
  { gameKey, isFavourite }: { readonly gameKey: string; readonly isFavourite: boolean },
  refuse: (code: 'ERR_GAME_NOT_FOUND') => never,
): Promise<{ gameKeys: string[] }> {
  if (loadDefinition(gameKey) === undefined) return refuse('ERR_GAME_NOT_FOUND')
  if (isFavourite) await queries.addFavourite(db, playerId, gameKey, clock.now())
  else await queries.removeFavourite(db, playerId, gameKey)
  return listFavourites({ db }, playerId)
}
