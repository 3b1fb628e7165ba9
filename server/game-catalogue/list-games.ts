import { readFileSync } from 'node:fs'
import type { Static } from 'typebox'
import type { Game, Provider, Tag } from '#contract/shapes/game.ts'
import { loadDefinition, type CatalogueEntry } from '#games/catalogue/index.ts'
import { addressOfFile } from './game-files.ts'
import type { GameSwitches } from './game-switches.ts'
import { GENERAL_LIST, gamesInOrder, inOrder, listOfProvider, listOfTag, type Shelf, type ShelfTag } from './shelf.ts'

/** The only provider. */
export const provider = { name: 'Tolar Games', normalizedName: 'tolar-games' } as const

export type ListNeeds = { readonly switches: GameSwitches; readonly gamesOrigin: string }

/** Playable games, highest sort value first, with names in the requested language. */
export function listGames({ switches, gamesOrigin }: ListNeeds, lang: string): Static<typeof Game>[] {
  const shelf = switches.shelf()
  return playableGames(switches).map((entry) => shown(shelf, entry, gamesOrigin, lang))
}

/** The provider; with the order of its own list where staff have enabled one. */
export function listProviders({ switches }: Pick<ListNeeds, 'switches'>): Static<typeof Provider>[] {
  const keys = playableGames(switches).map(({ key }) => key)
  const order = switches.shelf().orderOf(listOfProvider(provider.normalizedName))
  return [{ ...provider, ...(order?.isEnabled ? { order: inOrder(keys, order.gameKeys) } : {}) }]
}

/** Tags that at least one playable game has, with their number; all tags if requested. */
export function listTags({ switches }: Pick<ListNeeds, 'switches'>, isAll = false): Static<typeof Tag>[] {
  const shelf = switches.shelf()
  const playable = playableGames(switches).map((game) => ({ key: game.key, tags: shelf.tagsOf(game) }))
  return shelf.tags
    .map((tag) => {
      const carriers = playable.filter(({ tags }) => tags.includes(tag.key)).map(({ key }) => key)
      return tagShown(shelf, tag, carriers)
    })
    .filter(({ gamesCount }) => isAll || gamesCount > 0)
}

function tagShown(shelf: Shelf, tag: ShelfTag, carriers: readonly string[]): Static<typeof Tag> {
  const order = shelf.orderOf(listOfTag(tag.key))
  return {
    type: tag.type,
    key: tag.key,
    translations: tag.translations.map(({ language, text }) => ({ language, text })),
    ...(tag.badgeColor === null ? {} : { metadata: { badgeColor: tag.badgeColor } }),
    gamesCount: carriers.length,
    ...(order?.isEnabled ? { order: inOrder(carriers, order.gameKeys) } : {}),
  }
}

function playableGames(switches: GameSwitches): CatalogueEntry[] {
  return gamesInOrder(switches.shelf()).filter(({ key }) => switches.isEnabled(key))
}

/** Higher than every sort value of a game's own file. */
const SORT_OF_FIRST = 1_000_000

/** The general order as a number: higher comes first. */
function sortOf(shelf: Shelf, { key, sort }: CatalogueEntry): number {
  const place = shelf.orderOf(GENERAL_LIST)?.gameKeys.indexOf(key) ?? -1
  return place === -1 ? sort : SORT_OF_FIRST - place
}

function shown(shelf: Shelf, entry: CatalogueEntry, gamesOrigin: string, lang: string): Static<typeof Game> {
  const language = lang === 'cs' || lang === 'sk' ? 'cs' : 'en'
  return {
    key: entry.key,
    name: entry.name[language],
    names: entry.name,
    provider,
    start: entry.start,
    tags: [...shelf.tagsOf(entry)],
    sort: sortOf(shelf, entry),
    launchUrl: `${gamesOrigin}/${entry.key}?gameid=${entry.key}&token={token}&lang=${lang}`,
    ...picturesOf(shelf, entry.key),
    glow: glowOf(entry.key),
    rtp: entry.declaredRtp ?? '',
    volatility: entry.volatility,
    maxWinX: Number(loadDefinition(entry.key)?.definition.declared.maxWinX ?? 0),
    hasDemo: true,
  }
}

/** URLs of the pictures of a game: those that staff uploaded, or its own. */
export function picturesOf(shelf: Shelf, key: string): { readonly iconUrl: string; readonly coverUrl: string } {
  const icon = shelf.fileOf(key, 'icon')
  const cover = shelf.fileOf(key, 'cover')
  return {
    iconUrl: icon ? addressOfFile(icon) : `/art/${key}/icon.webp`,
    coverUrl: cover ? addressOfFile(cover) : `/art/${key}/cover.webp`,
  }
}

const glows = new Map<string, string>()
const NEUTRAL_GLOW = '#3a3230'

/** Middle colour of the light in the game's art: the glow under its tile. */
function glowOf(key: string): string {
  let glow = glows.get(key)
  if (glow === undefined) {
    glow = readGlow(key) ?? NEUTRAL_GLOW
    glows.set(key, glow)
  }
  return glow
}

function readGlow(key: string): string | undefined {
  try {
    const art: unknown = JSON.parse(
      readFileSync(new URL(`../../games/catalogue/${key}/art/art.json`, import.meta.url), 'utf8'),
    )
    return typeof art === 'object' && art !== null && 'mid' in art && typeof art.mid === 'string' ? art.mid : undefined
  } catch {
    return undefined
  }
}
