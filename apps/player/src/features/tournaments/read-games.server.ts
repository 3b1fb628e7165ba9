import type { Language } from '#config/shapes.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { anonymousApi } from '../../shell/call-api.server.ts'
import type { Site } from '../../shell/site-context.ts'
import type { ShownGame } from './words.ts'

/** Names and pictures of the games that some tournaments are played in. */
export async function readGames(site: Site, locale: Language, gameKeys: readonly string[]): Promise<ShownGame[]> {
  if (gameKeys.length === 0) return []
  const listed = await anonymousApi(site)(onlineGame.list, { query: { lang: locale } })
  if (!listed.ok) return []
  return listed.data.games
    .filter(({ key }) => gameKeys.includes(key))
    .map(({ key, name, iconUrl, coverUrl }) => ({ key, name, iconUrl, coverUrl }))
}
