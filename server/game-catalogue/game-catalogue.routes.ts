import type { FastifyInstance } from 'fastify'
import * as management from '#contract/games-v3/games-management.ts'
import * as staffGames from '#contract/games-v3/staff-games.ts'
import * as manage from '#contract/onling-v2/manage-online-game.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as gameTag from '#contract/onling-v2/online-game-tag.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { requestOf, type Approvals } from '../approvals/index.ts'
import { serve, type Input } from '../kernel/index.ts'
import { listDrift } from './drift/list-drift.ts'
import { listFavourites, setFavourite } from './favourites.ts'
import { fileRoutes, type FileNeeds } from './file-routes.ts'
import { changesOfGames, type ChangesOfGames } from './changes-of-games.ts'
import { showGamePlan } from './game-settings.ts'
import { listGames, listProviders, listTags } from './list-games.ts'
import { listGamesForStaff } from './list-games-for-staff.ts'
import { createTag, deleteTag, findTag, updateTag } from './manage-tags.ts'
import { readOrder, reorder, setOrderEnabled } from './orders.ts'
import { readSheet } from './read-sheet.ts'
import { listVersions } from './versions.ts'

export type GameCatalogueNeeds = FileNeeds & { readonly gamesOrigin: string; readonly defaultLanguage: string }

/** Mounts the lobby's catalogue, favourites, and the staff calls about games. */
export function gameCatalogueRoutes(
  app: FastifyInstance,
  needs: GameCatalogueNeeds,
  approvals: Pick<Approvals, 'register'>,
): void {
  const changes = changesOfGames(needs, approvals)
  lobbyRoutes(app, needs)
  switchRoutes(app, needs, changes)
  settingRoutes(app, changes)
  orderRoutes(app, needs)
  tagRoutes(app, needs, changes)
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

function switchRoutes(
  app: FastifyInstance,
  needs: GameCatalogueNeeds,
  { enable, disable, addVersion, deleteVersion }: ChangesOfGames,
): void {
  serve(app, backoffice.listGames, () => listGamesForStaff(needs))
  serve(app, staffGames.getSheet, async ({ query }) => readSheet(needs, query.gameKey))
  serve(app, staffGames.listDrift, ({ query }) => listDrift(needs.db, query.gameKey))
  serve(app, manage.enable, (input) => enable({ gameKeys: [input.body.gameKey] }, requestOf(input)))
  serve(app, manage.disable, (input) => disable({ gameKeys: [input.body.gameKey] }, requestOf(input)))
  for (const call of [manage.enableGames, management.setEnabledGames])
    serve(app, call, (input) => enable(keysOf(input), requestOf(input), input.body))
  for (const call of [manage.disableGames, management.setDisabledGames])
    serve(app, call, (input) => disable(keysOf(input), requestOf(input), input.body))
  for (const call of [manage.addVersion, management.addVersion])
    serve(app, call, (input) => addVersion({ gameKey: input.body.gameKey }, requestOf(input)))
  for (const call of [manage.deleteVersion, management.deleteVersion])
    serve(app, call, (input) => {
      const { gameKey, number } = input.body
      return deleteVersion({ gameKey, number }, requestOf(input))
    })
  serve(app, manage.getVersions, ({ query }) => listVersions(needs, query.gameKey))
}

function settingRoutes(app: FastifyInstance, { save, showPlans, countForBonus }: ChangesOfGames): void {
  serve(app, manage.save, ({ body: { explanation, acceptedWarnings, ...settings }, ...input }) =>
    save(settings, requestOf({ ...input, body: { explanation, ...(acceptedWarnings ? { acceptedWarnings } : {}) } })),
  )
  serve(app, management.setGamesGamePlanVisibility, (input) =>
    showPlans({ ...keysOf(input), isVisible: input.body.isVisible }, requestOf(input), input.body),
  )
  serve(app, management.setGamesBonusCoefficient, (input) =>
    countForBonus({ ...keysOf(input), bonusPercent: input.body.bonusPercent }, requestOf(input), input.body),
  )
  serve(app, management.setLegalText, (input) =>
    save({ gameKey: input.body.gameKey, legalTexts: input.body.texts }, requestOf(input)),
  )
}

/** Sorted, so that the same games are the same request. */
const keysOf = ({ body }: { readonly body: { readonly gameKeys: readonly string[] } }) => ({
  gameKeys: [...new Set(body.gameKeys)],
})

function orderRoutes(app: FastifyInstance, needs: GameCatalogueNeeds): void {
  /** Changes an order, and records it before and after in the audit log. */
  const ordered = async <Done>(
    { changed }: Pick<Input<typeof manage.reorderGames>, 'changed'>,
    list: Parameters<typeof readOrder>[1],
    change: () => Promise<Done>,
  ): Promise<Done> => {
    const before = await readOrder(needs, list)
    const done = await change()
    changed(before, await readOrder(needs, list))
    return done
  }
  serve(app, staffGames.getOrder, ({ query }) => readOrder(needs, query))
  for (const call of [manage.reorderGames, management.reorderGamesInGeneralList])
    serve(app, call, (input) => ordered(input, {}, () => reorder(needs, input.body, input.caller.userId)))
  for (const call of [manage.reorderProviderGames, management.reorderGamesInProviderList])
    serve(app, call, (input) => {
      const { provider } = input.body
      return ordered(input, { provider }, () => reorder(needs, input.body, input.caller.userId))
    })
  for (const call of [manage.reorderTagGames, management.reorderGamesInTagList])
    serve(app, call, (input) => {
      const { tagKey } = input.body
      return ordered(input, { tagKey }, () => reorder(needs, input.body, input.caller.userId))
    })
  serve(app, management.setProviderOrderEnabled, (input) => {
    const { provider } = input.body
    return ordered(input, { provider }, () => setOrderEnabled(needs, input.body, input.caller.userId))
  })
  serve(app, management.setTagOrderEnabled, (input) => {
    const { tagKey } = input.body
    return ordered(input, { tagKey }, () => setOrderEnabled(needs, input.body, input.caller.userId))
  })
}

function tagRoutes(app: FastifyInstance, needs: GameCatalogueNeeds, { tag }: ChangesOfGames): void {
  for (const [call, isCarried] of [
    [management.addTag, true],
    [management.removeTag, false],
  ] as const)
    serve(app, call, (input) =>
      tag({ ...keysOf(input), tagKey: input.body.tagKey, isCarried }, requestOf(input), input.body),
    )
  serve(app, gameTag.list, async () => ({ tags: listTags(needs, true) }))
  for (const call of [gameTag.get, management.getTag])
    serve(app, call, async ({ query }) => findTag(needs, query.tagKey))
  for (const call of [gameTag.create, management.createTag])
    serve(app, call, async ({ body, subject, changed }) => {
      const tag = await createTag(needs, body)
      subject('tag', tag.key)
      changed(null, tag)
      return tag
    })
  for (const call of [gameTag.update, management.updateTag])
    serve(app, call, async ({ body, subject, changed }) => {
      const before = findTag(needs, body.key)
      const tag = await updateTag(needs, body)
      subject('tag', tag.key)
      changed(before, tag)
      return tag
    })
  for (const call of [gameTag.remove, management.deleteTag])
    serve(app, call, async ({ query, changed }) => {
      const before = findTag(needs, query.tagKey)
      const done = await deleteTag(needs, query.tagKey)
      changed(before, null)
      return done
    })
}
