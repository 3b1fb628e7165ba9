/** Adds a game to the front of the favourites, or removes it (player-site §4). */
export function toggleFavourite(favourites: readonly string[], gameKey: string): readonly string[] {
  return favourites.includes(gameKey) ? favourites.filter((key) => key !== gameKey) : [gameKey, ...favourites]
}
