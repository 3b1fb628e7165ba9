import { setFavourite } from '#contract/onling-v2/online-game.ts'
import { api } from '../../shell/api.ts'

/** The account follows the heart. A lost answer changes nothing here: the next page brings what the account has. */
export async function saveFavourite(gameKey: string, isFavourite: boolean): Promise<void> {
  await api(setFavourite, { body: { gameKey, isFavourite } })
}
