import { readFileSync } from 'node:fs'
import type { Static } from 'typebox'
import type { Game, Tag } from '#contract/shapes/game.ts'
import { listCatalogue, loadDefinition, type CatalogueEntry } from '#games/catalogue/index.ts'
import type { GameSwitches } from './game-switches.ts'
import { tagsOf, tagTexts, type TagType } from './tags.ts'

/** The one provider there is (decisions.md "Names"). */
export const provider = { name: 'Tolar Games', normalizedName: 'tolar-games' } as const

export type ListNeeds = { readonly switches: GameSwitches; readonly gamesOrigin: string }

/** Games that can be played now, highest sort value first, named in the language asked for. */
export function listGames({ switches, gamesOrigin }: ListNeeds, lang: string): Static<typeof Game>[] {
  return listCatalogue()
    .filter((entry) => entry.isPlayable && switches.isEnabled(entry.key))
    .toSorted((a, b) => b.sort - a.sort)
    .map((entry) => shown(entry, gamesOrigin, lang))
}

/** Tags that at least one playable game carries, with how many carry it. */
export function listTags({ switches }: Pick<ListNeeds, 'switches'>): Static<typeof Tag>[] {
  const playable = listCatalogue().filter((entry) => entry.isPlayable && switches.isEnabled(entry.key))
  return Object.entries(tagTexts).flatMap(([type, texts]) =>
    Object.entries(texts)
      .map(([key, { cs, en, badgeColor }]) => ({
        type: type as TagType,
        key,
        translations: [
          { language: 'cs', text: cs },
          { language: 'en', text: en },
        ],
        ...(badgeColor ? { metadata: { badgeColor } } : {}),
        gamesCount: playable.filter((entry) => tagsOf(entry)[type as TagType].includes(key)).length,
      }))
      .filter(({ gamesCount }) => gamesCount > 0),
  )
}

function shown(entry: CatalogueEntry, gamesOrigin: string, lang: string): Static<typeof Game> {
  const language = lang === 'cs' || lang === 'sk' ? 'cs' : 'en'
  return {
    key: entry.key,
    name: entry.name[language],
    names: entry.name,
    provider,
    start: entry.start,
    tags: Object.values(tagsOf(entry)).flat(),
    sort: entry.sort,
    launchUrl: `${gamesOrigin}/${entry.key}?gameid=${entry.key}&token={token}&lang=${lang}`,
    iconUrl: `/art/${entry.key}/icon.webp`,
    coverUrl: `/art/${entry.key}/cover.webp`,
    glow: glowOf(entry.key),
    rtp: entry.declaredRtp ?? '',
    volatility: entry.volatility,
    maxWinX: Number(loadDefinition(entry.key)?.definition.declared.maxWinX ?? 0),
    hasDemo: true,
  }
}

const glows = new Map<string, string>()
const NEUTRAL_GLOW = '#3a3230'

/** Middle light of the game's art: the glow under its tile. */
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
