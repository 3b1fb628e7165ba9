import type { CatalogueGame } from '#games/catalogue/index.ts'

export type TagType = 'Category' | 'Genre' | 'Tag' | 'Badge' | 'Reels'

type TagText = { readonly cs: string; readonly en: string; readonly badgeColor?: string }

/** The tags of player-site.md §3 with their texts. */
export const tagTexts: Readonly<Record<TagType, Readonly<Record<string, TagText>>>> = {
  Category: {
    slots: { cs: 'Sloty', en: 'Slots' },
    cards: { cs: 'Karty', en: 'Cards' },
    exclusive: { cs: 'Exkluzivní', en: 'Exclusive' },
    new: { cs: 'Novinky', en: 'New' },
    'big-win': { cs: 'Velké výhry', en: 'Big Win' },
    lotto: { cs: 'Losy', en: 'Lotto' },
    'crash-games': { cs: 'Crash hry', en: 'Crash games' },
    'instant-games': { cs: 'Okamžité hry', en: 'Instant games' },
    roulette: { cs: 'Ruleta', en: 'Roulette' },
  },
  Genre: {
    fruits: { cs: 'Ovoce', en: 'Fruits' },
    diamonds: { cs: 'Diamanty', en: 'Diamonds' },
    thematic: { cs: 'Tematické', en: 'Thematic' },
  },
  Tag: {
    recommended: { cs: 'Doporučené', en: 'Recommended' },
    'most-played': { cs: 'Nejhranější', en: 'Most played' },
    hot: { cs: 'Žhavé', en: 'Hot' },
  },
  Badge: { TOP: { cs: 'TOP', en: 'TOP', badgeColor: 'orange' } },
  Reels: {
    '3-reels': { cs: '3 válce', en: '3 reels' },
    '4-reels': { cs: '4 válce', en: '4 reels' },
    '5-reels': { cs: '5 válců', en: '5 reels' },
    '6-reels': { cs: '6 válců', en: '6 reels' },
  },
}

/** Tag keys that a game carries, by type. */
export function tagsOf(game: CatalogueGame): Readonly<Record<TagType, readonly string[]>> {
  return {
    Category: game.categories,
    Genre: game.genre === null ? [] : [game.genre],
    Tag: game.tags,
    Badge: game.badges,
    Reels: game.reelsTag === null ? [] : [game.reelsTag],
  }
}
