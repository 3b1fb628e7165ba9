/** A game joins the front of the favourites, or leaves them (player-site §4). */
export function toggleFavourite(favourites: readonly string[], gameKey: string): readonly string[] {
  return favourites.includes(gameKey) ? favourites.filter((key) => key !== gameKey) : [gameKey, ...favourites]
}
