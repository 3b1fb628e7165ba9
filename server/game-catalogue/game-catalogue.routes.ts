import type { FastifyInstance } from 'fastify'
import * as management from '#contract/games-v3/games-management.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { serve } from '../kernel/index.ts'
import { listFavourites, setFavourite } from './favourites.ts'
import { listGames, listTags, provider } from './list-games.ts'
import { listGamesForStaff } from './list-games-for-staff.ts'
import { switchGames, type SwitchNeeds } from './switch-games.ts'

export type GameCatalogueNeeds = SwitchNeeds & { readonly gamesOrigin: string; readonly defaultLanguage: string }

/** Mounts the lobby's catalogue, favourites and the switching of games. */
export function gameCatalogueRoutes(app: FastifyInstance, needs: GameCatalogueNeeds): void {
  const { defaultLanguage } = needs
  serve(app, onlineGame.list, async ({ query }) => ({ games: listGames(needs, query.lang ?? defaultLanguage) }))
  serve(app, onlineGame.getProviders, async () => ({ providers: [provider] }))
  serve(app, onlineGame.getTags, async () => ({ tags: listTags(needs) }))
  serve(app, management.getBasicList, async () => ({
    games: listGames(needs, defaultLanguage).map(({ key, name }) => ({ key, name })),
  }))
  serve(app, management.getList, async () => ({ games: listGames(needs, defaultLanguage) }))
  serve(app, management.getProviderList, async () => ({ providers: [provider] }))
  serve(app, management.getTagList, async () => ({ tags: listTags(needs) }))

  serve(app, onlineGame.getFavourites, ({ caller }) => listFavourites(needs, caller.playerId))
  serve(app, management.getFavoriteGames, ({ caller }) => listFavourites(needs, caller.playerId))
  serve(app, onlineGame.setFavourite, ({ caller, body, refuse }) => setFavourite(needs, caller.playerId, body, refuse))
  serve(app, management.setFavoriteGame, ({ caller, body, refuse }) =>
    setFavourite(needs, caller.playerId, body, refuse),
  )

  serve(app, backoffice.listGames, () => listGamesForStaff(needs))
  serve(app, onlineGame.enableGames, (input) => switchGames(needs, input, true))
  serve(app, onlineGame.disableGames, (input) => switchGames(needs, input, false))
}
