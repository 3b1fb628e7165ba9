import { createHash } from 'node:crypto'
import { createClient } from '#client'
import type { Tone } from '#config/brand-schema.ts'
import { readOwnTexts } from '#config/read-own-texts.ts'
import type { Language } from '#config/shapes.ts'
import type { Target } from '#config/targets.ts'
import { getTexts } from '#contract/play-v1/content.ts'
import type { Texts } from '#contract/shapes/texts.ts'
import { cacheByETag } from './cache-by-etag.ts'
import { watchLive } from './live-value.ts'
import { TIMEOUT_MS } from './open-look.ts'

/** The brand's own texts, which replace those of the product, by language. */
export type TextsByLanguage = Readonly<Partial<Record<Language, Texts>>>

type Brand = { readonly target: Target; readonly tone: Tone; readonly languages: readonly Language[] }

/** The texts of the brand's folder in each of its languages. */
export const ownTexts = (brand: Brand): TextsByLanguage =>
  Object.fromEntries(brand.languages.map((language) => [language, readOwnTexts(brand, language)]))

/** The published texts over those of the folder: a language without published texts has the folder's. */
export const withPublished = (
  own: TextsByLanguage,
  published: readonly { readonly language: Language; readonly texts: Texts }[],
): TextsByLanguage => ({ ...own, ...Object.fromEntries(published.map(({ language, texts }) => [language, texts])) })

/**
 * Keeps the live texts of the brand, for a process that renders them.
 * @param stamp changes with every publication
 */
export function openTexts(
  own: TextsByLanguage,
  { stamp, apiOrigin }: { readonly stamp: () => Promise<string>; readonly apiOrigin: string },
  now: () => number = () => performance.now(),
): { readonly read: () => Promise<TextsByLanguage>; readonly last: () => TextsByLanguage } {
  const api = createClient({ baseUrl: apiOrigin, fetch: cacheByETag() })
  const fetchLive = async () => {
    const answer = await api(getTexts, { query: {}, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer.ok ? { stamp: answer.data.stamp, live: withPublished(own, answer.data.texts) } : undefined
  }
  return watchLive({ own, stamp, fetchLive, now })
}

/** Hash of the texts, equal in all processes: part of cache keys. */
export const keyOfTexts = (texts: TextsByLanguage): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12)
