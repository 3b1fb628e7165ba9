import type { LobbyGame } from './lobby-game.ts'

const TEXTS = ['key', 'name', 'start', 'iconUrl', 'coverUrl', 'glow', 'rtp', 'volatility'] as const
type TextColumn = (typeof TEXTS)[number]

/** A list of games in columns, with values that many games share stored once. */
export type PackedGames = Readonly<
  Record<TextColumn | 'czech' | 'english' | 'sort' | 'maxWinX' | 'hasDemo', string>
> & {
  readonly providers: readonly LobbyGame['provider'][]
  readonly tagNames: readonly string[]
  /** Places in `providers`, and lists of places in `tagNames`. */
  readonly provider: string
  readonly tags: string
}

/**
 * Packs the games of a page. Every visitor downloads, parses and deserializes the whole list before the page can be
 * used: as columns it is half as long, and a phone deserializes some twenty strings instead of four thousand values.
 */
export function packGames(games: readonly LobbyGame[]): PackedGames {
  const providers = new Map(games.map(({ provider }) => [provider.normalizedName, provider]))
  const providerKeys = [...providers.keys()]
  const tagNames = [...new Set(games.flatMap(({ tags }) => tags))]
  const column = (read: (game: LobbyGame) => string | number) =>
    games.map((game) => String(read(game)).replaceAll('\n', ' ')).join('\n')
  const texts = Object.fromEntries(TEXTS.map((name) => [name, column((game) => game[name])])) as Record<
    TextColumn,
    string
  >
  return {
    ...texts,
    czech: column(({ names }) => names.cs),
    english: column(({ names }) => names.en),
    sort: column(({ sort }) => sort),
    maxWinX: column(({ maxWinX }) => maxWinX),
    hasDemo: column(({ hasDemo }) => (hasDemo ? 1 : 0)),
    providers: [...providers.values()],
    provider: column(({ provider }) => providerKeys.indexOf(provider.normalizedName)),
    tagNames,
    tags: column(({ tags }) => tags.map((tag) => tagNames.indexOf(tag)).join(' ')),
  }
}

/** Reverses {@link packGames}. */
export function unpackGames({ providers, tagNames, ...columns }: PackedGames): readonly LobbyGame[] {
  if (columns.key === '') return []
  const lines = Object.fromEntries(Object.entries(columns).map(([name, text]) => [name, text.split('\n')]))
  const at = (name: keyof typeof columns, place: number) => lines[name]?.[place] ?? ''
  const numbersOf = (places: string) => (places === '' ? [] : places.split(' ').map(Number))
  return columns.key.split('\n').map((key, place) => ({
    key,
    name: at('name', place),
    names: { cs: at('czech', place), en: at('english', place) },
    provider: providers[Number(at('provider', place))] ?? { name: '', normalizedName: '' },
    start: at('start', place),
    tags: numbersOf(at('tags', place)).map((tag) => tagNames[tag] ?? ''),
    sort: Number(at('sort', place)),
    iconUrl: at('iconUrl', place),
    coverUrl: at('coverUrl', place),
    glow: at('glow', place),
    rtp: at('rtp', place),
    volatility: at('volatility', place),
    maxWinX: Number(at('maxWinX', place)),
    hasDemo: at('hasDemo', place) === '1',
  }))
}
