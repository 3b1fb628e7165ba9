import type { Language } from '#config/shapes.ts'
import type { Site } from './site-context.ts'
import { messagesOf } from './texts.server.ts'

const KINDS = ['slots', 'cards', 'roulette', 'crash-games', 'instant-games', 'lotto'] as const

/** The categories of games in the header, with their names in the language of the page. */
export function navOf(
  site: Pick<Site, 'siteTexts' | 'brand'>,
  locale: Language,
): readonly { readonly key: string; readonly name: string }[] {
  const { tags } = messagesOf(site, locale).lobby
  return KINDS.map((key) => ({ key, name: tags[key] }))
}
