import { loadDefinition } from '#games/catalogue/index.ts'
import { sql, type Clock, type Database } from '../kernel/index.ts'

export type FavouriteNeeds = { readonly db: Database; readonly clock: Clock }

const FAVOURITES_MAX = 500

/** Favourite games of a player, newest first. */
export async function listFavourites(
  { db }: Pick<FavouriteNeeds, 'db'>,
  playerId: number,
): Promise<{ gameKeys: string[] }> {
  const rows = await db.query<{ gameKey: string }>(sql`
    select game_key from game_catalogue.favourite
     where player_id = ${playerId}
     order by added_at desc, game_key
     limit ${FAVOURITES_MAX}`)
  return { gameKeys: rows.map(({ gameKey }) => gameKey) }
}

/** Adds a game to the front or removes it (player-site.md §4); asking twice changes nothing. */
export async function setFavourite(
  { db, clock }: FavouriteNeeds,
  playerId: number,
  { gameKey, isFavourite }: { readonly gameKey: string; readonly isFavourite: boolean },
  refuse: (code: 'ERR_GAME_NOT_FOUND') => never,
): Promise<{ gameKeys: string[] }> {
  if (loadDefinition(gameKey) === undefined) return refuse('ERR_GAME_NOT_FOUND')
  await db.query(
    isFavourite
      ? sql`insert into game_catalogue.favourite (player_id, game_key, added_at)
            values (${playerId}, ${gameKey}, ${clock.now()}) on conflict do nothing`
      : sql`delete from game_catalogue.favourite where player_id = ${playerId} and game_key = ${gameKey}`,
  )
  return listFavourites({ db }, playerId)
}
