import type { Language } from '#config/shapes.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { getSynonyms } from '#contract/play-v1/content.ts'
import { anonymousApi } from '../../shell/call-api.server.ts'
import type { Site } from '../../shell/site-context.ts'
import type { Catalogue } from './lobby-state.ts'
import { slimGames } from './slim-games.ts'

const FRESH_MS = 5000
type Kept = { readonly at: number; readonly answer: Promise<Catalogue | undefined> }
const kept = new Map<string, Kept>()

/**
 * Games, tags and providers in one language. The same for everybody, so they are cached for five seconds. Undefined if
 * the API does not respond; that is not cached.
 */
export function readCatalogue(site: Site, locale: Language): Promise<Catalogue | undefined> {
  const now = performance.now()
  const known = kept.get(locale)
  if (known && now - known.at < FRESH_MS) return known.answer
  const answer = ask(site, locale).then((catalogue) => {
    if (!catalogue) kept.delete(locale)
    return catalogue
  })
  kept.set(locale, { at: now, answer })
  return answer
}

async function ask(site: Site, locale: Language): Promise<Catalogue | undefined> {
  const api = anonymousApi(site)
  const [list, tags, providers, words] = await Promise.all([
    api(onlineGame.list, { query: { lang: locale } }),
    api(onlineGame.getTags, { query: {} }),
    api(onlineGame.getProviders, { query: {} }),
    api(getSynonyms, { query: {} }),
  ])
  if (!list.ok || !tags.ok || !providers.ok) return undefined
  return {
    games: slimGames(list.data.games.toSorted((a, b) => b.sort - a.sort)),
    // `useTagName` falls back to English.
    tags: tags.data.tags.map((tag) => ({
      ...tag,
      translations: tag.translations.filter(({ language }) => language === locale || language === 'en'),
    })),
    providers: providers.data.providers,
    synonyms: words.ok ? words.data.synonyms : [],
  }
}
