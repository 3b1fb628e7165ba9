import type { FastifyInstance } from 'fastify'
import * as management from '#contract/games-v3/games-management.ts'
import * as staffGames from '#contract/games-v3/staff-games.ts'
import * as manage from '#contract/onling-v2/manage-online-game.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as gameTag from '#contract/onling-v2/online-game-tag.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { serve } from '../kernel/index.ts'
import { listDrift } from './drift/list-drift.ts'
import { listFavourites, setFavourite } from './favourites.ts'
import { fileRoutes, type FileNeeds } from './file-routes.ts'
import { saveGame, setBonusPercent, setPlanVisibility, showGamePlan } from './game-settings.ts'
import { listGames, listProviders, listTags } from './list-games.ts'
import { listGamesForStaff } from './list-games-for-staff.ts'
import { createTag, deleteTag, findTag, tagGames, updateTag } from './manage-tags.ts'
import { readOrder, reorder, setOrderEnabled } from './orders.ts'
import { readSheet } from './read-sheet.ts'
import { disableGames, enableGames } from './switch-games.ts'
import { addVersion, deleteVersion, listVersions } from './versions.ts'

export type GameCatalogueNeeds = FileNeeds & { readonly gamesOrigin: string; readonly defaultLanguage: string }

/** Mounts the lobby's catalogue, favourites, and staff's side of the games. */
export function gameCatalogueRoutes(app: FastifyInstance, needs: GameCatalogueNeeds): void {
  lobbyRoutes(app, needs)
  switchRoutes(app, needs)
  settingRoutes(app, needs)
  orderRoutes(app, needs)
  tagRoutes(app, needs)
  fileRoutes(app, needs)
}

function lobbyRoutes(app: FastifyInstance, needs: GameCatalogueNeeds): void {
  const { defaultLanguage } = needs
  serve(app, onlineGame.list, async ({ query }) => ({ games: listGames(needs, query.lang ?? defaultLanguage) }))
  serve(app, onlineGame.getProviders, async () => ({ providers: listProviders(needs) }))
  serve(app, onlineGame.getTags, async () => ({ tags: listTags(needs) }))
  serve(app, management.getBasicList, async () => ({
    games: listGames(needs, defaultLanguage).map(({ key, name }) => ({ key, name })),
  }))
  serve(app, management.getList, async () => ({ games: listGames(needs, defaultLanguage) }))
  serve(app, management.getProviderList, async () => ({ providers: listProviders(needs) }))
  serve(app, management.getTagList, async () => ({ tags: listTags(needs) }))
  serve(app, manage.showGamePlan, async ({ query }) =>
    showGamePlan(needs, query.gameKey, query.lang ?? defaultLanguage),
  )

  serve(app, onlineGame.getFavourites, ({ caller }) => listFavourites(needs, caller.playerId))
  serve(app, management.getFavoriteGames, ({ caller }) => listFavourites(needs, caller.playerId))
  serve(app, onlineGame.setFavourite, ({ caller, body, refuse }) => setFavourite(needs, caller.playerId, body, refuse))
  serve(app, management.setFavoriteGame, ({ caller, body, refuse }) =>
    setFavourite(needs, caller.playerId, body, refuse),
  )
}

function switchRoutes(app: FastifyInstance, needs: GameCatalogueNeeds): void {
  const one = ({ gameKey, explanation }: { readonly gameKey: string; readonly explanation: string }) => ({
    gameKeys: [gameKey],
    explanation,
  })
  serve(app, backoffice.listGames, () => listGamesForStaff(needs))
  serve(app, staffGames.getSheet, async ({ query }) => readSheet(needs, query.gameKey))
  serve(app, staffGames.listDrift, ({ query }) => listDrift(needs.db, query.gameKey))
  serve(app, manage.enable, ({ body, caller }) => enableGames(needs, one(body), caller.userId))
  serve(app, manage.disable, ({ body, caller }) => disableGames(needs, one(body), caller.userId))
  for (const call of [manage.enableGames, management.setEnabledGames])
    serve(app, call, ({ body, caller }) => enableGames(needs, body, caller.userId))
  for (const call of [manage.disableGames, management.setDisabledGames])
    serve(app, call, ({ body, caller }) => disableGames(needs, body, caller.userId))
  for (const call of [manage.addVersion, management.addVersion])
    serve(app, call, ({ body, caller }) => addVersion(needs, body, caller.userId))
  for (const call of [manage.deleteVersion, management.deleteVersion])
    serve(app, call, ({ body, caller }) => deleteVersion(needs, body, caller.userId))
  serve(app, manage.getVersions, ({ query }) => listVersions(needs, query.gameKey))
}

function settingRoutes(app: FastifyInstance, needs: GameCatalogueNeeds): void {
  serve(app, manage.save, ({ body, caller }) => saveGame(needs, body, caller.userId))
  serve(app, management.setGamesGamePlanVisibility, ({ body, caller }) => setPlanVisibility(needs, body, caller.userId))
  serve(app, management.setGamesBonusCoefficient, ({ body, caller }) => setBonusPercent(needs, body, caller.userId))
  serve(app, management.setLegalText, ({ body, caller }) =>
    saveGame(needs, { gameKey: body.gameKey, legalTexts: body.texts }, caller.userId),
  )
}

function orderRoutes(app: FastifyInstance, needs: GameCatalogueNeeds): void {
  serve(app, staffGames.getOrder, ({ query }) => readOrder(needs, query))
  for (const call of [manage.reorderGames, management.reorderGamesInGeneralList])
    serve(app, call, ({ body, caller }) => reorder(needs, body, caller.userId))
  for (const call of [manage.reorderProviderGames, management.reorderGamesInProviderList])
    serve(app, call, ({ body, caller }) => reorder(needs, body, caller.userId))
  for (const call of [manage.reorderTagGames, management.reorderGamesInTagList])
    serve(app, call, ({ body, caller }) => reorder(needs, body, caller.userId))
  serve(app, management.setProviderOrderEnabled, ({ body, caller }) => setOrderEnabled(needs, body, caller.userId))
  serve(app, management.setTagOrderEnabled, ({ body, caller }) => setOrderEnabled(needs, body, caller.userId))
}

function tagRoutes(app: FastifyInstance, needs: GameCatalogueNeeds): void {
  serve(app, management.addTag, ({ body }) => tagGames(needs, body, true))
  serve(app, management.removeTag, ({ body }) => tagGames(needs, body, false))
  serve(app, gameTag.list, async () => ({ tags: listTags(needs, true) }))
  for (const call of [gameTag.get, management.getTag])
    serve(app, call, async ({ query }) => findTag(needs, query.tagKey))
  for (const call of [gameTag.create, management.createTag]) serve(app, call, ({ body }) => createTag(needs, body))
  for (const call of [gameTag.update, management.updateTag]) serve(app, call, ({ body }) => updateTag(needs, body))
  for (const call of [gameTag.remove, management.deleteTag])
    serve(app, call, ({ query }) => deleteTag(needs, query.tagKey))
}
