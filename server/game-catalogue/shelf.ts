import type { CatalogueEntry } from '#games/catalogue/index.ts'
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import type { Querier } from '../kernel/index.ts'
import * as queries from './shelf.queries.ts'
import type { FileKind, FileRow, OrderRow, SettingRow } from './shelf.queries.ts'

export type TagType = 'Category' | 'Genre' | 'Tag' | 'Badge' | 'Reels'

export type ShelfTag = {
  readonly key: string
  readonly type: TagType
  readonly badgeColor: string | null
  readonly translations: readonly { readonly language: string; readonly text: string }[]
}

/** All settings of staff for games, as every process keeps them in memory. Always read completely: they are small. */
export type Shelf = {
  readonly tags: readonly ShelfTag[]
  /** Tags of a game: those of its own file, with the changes of staff. */
  readonly tagsOf: (game: CatalogueEntry) => readonly string[]
  readonly orderOf: (list: string) => OrderRow | undefined
  readonly settingOf: (gameKey: string) => Omit<SettingRow, 'gameKey'>
  readonly fileOf: (gameKey: string, kind: FileKind) => FileRow | undefined
  /** Everything that it was read from. */
  readonly rows: readonly unknown[]
}

const NO_SETTING = { legalTexts: {}, isPlanVisible: true, bonusPercent: 100 } as const

/** Names of lists with an order of their own. */
export const GENERAL_LIST = 'general'
export const listOfProvider = (provider: string): string => `provider:${provider}`
export const listOfTag = (tagKey: string): string => `tag:${tagKey}`

export async function readShelf(db: Querier): Promise<Shelf> {
  const tagRows = await queries.listTagRows(db)
  const textRows = await queries.listTagTexts(db)
  const changeRows = await queries.listGameTags(db)
  const orderRows = await queries.listOrders(db)
  const settingRows = await queries.listSettings(db)
  const fileRows = await queries.listFiles(db)
  const texts = Map.groupBy(textRows, ({ tagKey }) => tagKey)
  const changes = Map.groupBy(changeRows, ({ gameKey }) => gameKey)
  const orders = new Map(orderRows.map((row) => [row.list, row]))
  const settings = new Map(settingRows.map((row) => [row.gameKey, row]))
  const files = new Map(fileRows.map((row) => [`${row.gameKey}/${row.kind}`, row]))
  const tags = tagRows.map(({ key, type, badgeColor }) => ({
    key,
    type: type as TagType,
    badgeColor,
    translations: (texts.get(key) ?? []).map(({ language, text }) => ({ language, text })),
  }))
  const known = new Set(tags.map(({ key }) => key))
  return {
    tags,
    tagsOf: (game) => {
      const carried = new Set(ownTagsOf(game))
      for (const { tagKey, isCarried } of changes.get(game.key) ?? []) {
        if (isCarried) carried.add(tagKey)
        else carried.delete(tagKey)
      }
      return [...carried].filter((key) => known.has(key))
    },
    orderOf: (list) => orders.get(list),
    settingOf: (gameKey) => settings.get(gameKey) ?? NO_SETTING,
    fileOf: (gameKey, kind) => files.get(`${gameKey}/${kind}`),
    rows: [tagRows, textRows, changeRows, orderRows, settingRows, fileRows].flat(),
  }
}

/** Tags of the game's own file. */
export function ownTagsOf(game: CatalogueEntry): readonly string[] {
  return [
    ...game.categories,
    ...(game.genre === null ? [] : [game.genre]),
    ...game.tags,
    ...game.badges,
    ...(game.reelsTag === null ? [] : [game.reelsTag]),
  ]
}

/** Keys in the order of a list: those that it names, then the others in their former order. */
export function inOrder(keys: readonly string[], order: readonly string[]): string[] {
  const present = new Set(keys)
  const named = order.filter((key) => present.has(key))
  const isNamed = new Set(named)
  return [...named, ...keys.filter((key) => !isNamed.has(key))]
}

/** Games that staff see and players can open, in the general order. */
export function gamesInOrder(shelf: Shelf): CatalogueEntry[] {
  const games = new Map(
    listCatalogue()
      .filter(({ key }) => loadDefinition(key) !== undefined)
      .map((game) => [game.key, game]),
  )
  return inOrder([...games.keys()], shelf.orderOf(GENERAL_LIST)?.gameKeys ?? []).flatMap((key) => games.get(key) ?? [])
}
