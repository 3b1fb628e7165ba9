import { setFavourite } from '#contract/onling-v2/online-game.ts'
import { api } from '../../shell/api.ts'

/** Saves a heart to the account. A lost response is ignored: the next page loads the account's list. */
export async function saveFavourite(gameKey: string, isFavourite: boolean): Promise<void> {
  await api(setFavourite, { body: { gameKey, isFavourite } })
}
