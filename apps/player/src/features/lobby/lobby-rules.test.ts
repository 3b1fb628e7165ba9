import { describe, expect, it } from 'vitest'
import { chooseBadge } from './choose-badge.ts'
import { toggleFavourite } from './favourites.ts'
import { filterGames, indexGames, indexOf, prepareIndex, type OwnLists } from './filter-games.ts'
import { parseFilters } from './filters.ts'
import { groupTags } from './group-tags.ts'
import type { LobbyGame, LobbyTag } from './lobby-game.ts'
import { rowNames } from '#config/look.ts'
import { composeRows } from './lobby-rows.ts'
import { lobbyStateOf } from './lobby-state.ts'
import { orderOfList, putInOrder } from './order-of-list.ts'
import { sortGames } from './sort-games.ts'

function game(key: string, name: string, more: Partial<LobbyGame> = {}): LobbyGame {
  return {
    key,
    name,
    names: { cs: name, en: name },
    provider: { name: 'In House', normalizedName: 'in-house' },
    start: '2024-01-01T00:00:00Z',
    tags: ['slots'],
    sort: 1,
    iconUrl: '',
    coverUrl: '',
    glow: '#123456',
    rtp: '95.5',
    volatility: 'medium',
    maxWinX: 1000,
    hasDemo: true,
    ...more,
  }
}

const games = [
  game('CertAKaca', 'Čert a Káča', {
    tags: ['slots', 'exclusive', 'thematic'],
    sort: 5,
    start: '2024-03-01T00:00:00Z',
  }),
  game('27Diamonds', '27 diamantů', {
    names: { cs: '27 diamantů', en: '27 Diamonds' },
    tags: ['slots', 'diamonds', 'most-played'],
    sort: 9,
  }),
  game('RaketaX', 'Raketa X', {
    tags: ['crash-games'],
    sort: 7,
    start: '2025-01-01T00:00:00Z',
    provider: { name: 'Guest', normalizedName: 'guest' },
  }),
]
const index = indexGames(games)
const none: OwnLists = { favourites: [], recents: [] }
const find = (search: string, own = none) =>
  filterGames(index, parseFilters(search), own).map(({ game: { key } }) => key)

describe('free-text search', () => {
  it('finds by every word in any order', () => expect(find('?q=káča+čert')).toEqual(['CertAKaca']))
  it.each([
    ['чёрт', 'CertAKaca'],
    ['Черт Кача', 'CertAKaca'],
    ['ракета', 'RaketaX'],
    ['ракетта', 'RaketaX'],
    ['раке', 'RaketaX'],
  ])('finds a name in Cyrillic letters, as it sounds: %s', (text, key) => expect(find(`?q=${text}`)).toEqual([key]))
  it.each(['щука', 'ї', 'ь', 'љ щука'])('finds nothing in letters that sound like no name: %s', (text) =>
    expect(find(`?q=${text}`)).toEqual([]),
  )
  it('needs every word', () => expect(find('?q=čert+raketa')).toEqual([]))
  it('finds a name written without spaces', () => expect(find('?q=27diam')).toEqual(['27Diamonds']))
  it('finds a name with spaces in other places', () => expect(find('?q=rake+ta+x')).toEqual(['RaketaX']))
  it('ignores case', () => expect(find('?q=RAKETA')).toEqual(['RaketaX']))
  it('ignores diacritics', () => expect(find('?q=cert')).toEqual(['CertAKaca']))
  it('finds by the name in the other language', () => expect(find('?q=diamonds')).toEqual(['27Diamonds']))
  it('treats characters of regular expressions as text', () => expect(find('?q=.*')).toEqual([]))
  it.each(['raketaa', 'rakea', 'rakteta', 'raktea', 'diamodns'])('forgives one slip: %s', (text) =>
    expect(find(`?q=${text}`)).toHaveLength(1),
  )
  it.each(['raktaee', 'haketa', 'rz', 'čret raketa'])(
    'forgives no second, no first letter and nothing short: %s',
    (text) => expect(find(`?q=${encodeURIComponent(text)}`)).toEqual([]),
  )
  it.each(['cret kaca', 'kaca cret', 'certakcaa', 'cert akca', '27diamnatu'])(
    'forgives one slip in a word of many, and with the blanks elsewhere: %s',
    (text) => expect(find(`?q=${encodeURIComponent(text)}`)).toHaveLength(1),
  )
  it('finds by what tags are called, after names', () => {
    const tags: LobbyTag[] = [
      { type: 'Genre', key: 'diamonds', translations: [{ language: 'cs', text: 'Drahé kameny' }], gamesCount: 1 },
    ]
    const tagged = indexGames([...games, game('Kameny', 'Kameny'), game('Valoun', 'Valoun')], tags)
    const keys = (text: string) => filterGames(tagged, parseFilters(`?q=${text}`), none).map((one) => one.game.key)
    expect(keys('drahe')).toEqual(['27Diamonds'])
    // A game that is called like its kind does not hide the others of that kind.
    expect(keys('kameny')).toEqual(['Kameny', '27Diamonds'])
    expect(keys('kam')).toEqual(['Kameny', '27Diamonds'])
    expect(keys('ka')).toEqual(['CertAKaca', 'Kameny'])
    expect(keys('kameny&order=name')).toEqual(['27Diamonds', 'Kameny'])
    expect(keys('ahe')).toEqual([])
  })
  it('finds by words of staff, of a game and of a kind of games, however they are written', () => {
    const synonyms = [
      { words: ['jednoruký bandita'], finds: ['slots'] },
      { words: ['pekelník'], finds: ['CertAKaca'] },
    ]
    const tags: LobbyTag[] = [{ type: 'Category', key: 'slots', translations: [], gamesCount: 2 }]
    const named = indexGames(games, tags, synonyms)
    const keys = (text: string) => filterGames(named, parseFilters(`?q=${text}`), none).map((one) => one.game.key)
    expect(keys('PEKELNIK')).toEqual(['CertAKaca'])
    expect(keys('pekelnk')).toEqual(['CertAKaca'])
    expect(keys('bandita')).toContain('CertAKaca')
    expect(find('?q=pekelnik')).toEqual([])
  })
  it('tolerates typos only where nothing matches exactly', () => {
    const two = indexGames([game('Golem', 'Golem'), game('Gollem', 'Gollem')])
    const keys = (text: string) => filterGames(two, parseFilters(`?q=${text}`), none).map((one) => one.game.key)
    expect(keys('golem')).toEqual(['Golem'])
    expect(keys('goelm')).toEqual(['Golem'])
  })
})

describe('an index that is prepared', () => {
  const many = { games: Array.from({ length: 450 }, (_, place) => game(`Game${place}`, `Hra ${place}`)) }
  const found = (index: ReturnType<typeof indexOf>, text: string) =>
    filterGames(index, parseFilters(`?q=${text}`), none).map((one) => one.game.key)

  it('finds the same as one that is made at once', async () => {
    await prepareIndex(many)
    for (const text of ['hra 44', 'hra', 'hrra'])
      expect(found(indexOf(many), text)).toEqual(found(indexGames(many.games), text))
  })
  it('stays the one of a search that began meanwhile', async () => {
    const searched = { ...many }
    const preparing = prepareIndex(searched)
    const index = indexOf(searched)
    await preparing
    expect(indexOf(searched)).toBe(index)
  })
})

describe('filters', () => {
  it('narrow by category, genre, tag and provider', () => {
    expect(find('?category=crash-games')).toEqual(['RaketaX'])
    expect(find('?genre=diamonds')).toEqual(['27Diamonds'])
    expect(find('?tag=most-played')).toEqual(['27Diamonds'])
    expect(find('?provider=guest')).toEqual(['RaketaX'])
  })
  it('are combined with and', () => expect(find('?category=slots&genre=diamonds&q=čert')).toEqual([]))
  it('show favourites or recents only', () => {
    const own = { favourites: ['RaketaX'], recents: ['CertAKaca', 'Gone'] }
    expect(find('?show=favourites', own)).toEqual(['RaketaX'])
    expect(find('?show=recents', own)).toEqual(['CertAKaca'])
  })
  it('find the same when the games are prepared in parts', () => {
    const parts = games.map((one) => indexGames([one])).flat()
    const shown = (entries: typeof index) =>
      entries.map(({ game: { key }, words, dense, tags, about, parts: compared }) => ({
        key,
        words,
        dense,
        tags,
        about,
        compared,
      }))
    expect(shown(parts)).toEqual(shown(index))
    expect(index.map(({ dense }) => dense)).not.toContain('')
  })
  it('find a few among 2,000 games', () => {
    const many = indexGames(
      Array.from({ length: 2000 }, (_, place) => game(`G${place}`, `Hra číslo ${place} o štěstí`)),
    )
    const found = filterGames(many, parseFilters('?q=hra+199'), none)
    const tens = Array.from({ length: 10 }, (_, unit) => `G199${unit}`)
    expect(found.map(({ game: { key } }) => key)).toEqual(['G199', 'G1199', ...tens])
  })
})

describe('sortGames', () => {
  const keys = (...order: Parameters<typeof sortGames> extends [unknown, ...infer Rest] ? Rest : never) =>
    sortGames(indexGames(games), ...order).map(({ game: { key } }) => key)
  it('by sort value', () => {
    expect(keys('sort', 'desc', 'cs')).toEqual(['27Diamonds', 'RaketaX', 'CertAKaca'])
    expect(keys('sort', 'asc', 'cs')).toEqual(['CertAKaca', 'RaketaX', '27Diamonds'])
  })
  it('by start', () => {
    expect(keys('start', 'desc', 'cs')).toEqual(['RaketaX', 'CertAKaca', '27Diamonds'])
    expect(keys('start', 'asc', 'cs')).toEqual(['27Diamonds', 'CertAKaca', 'RaketaX'])
  })
  it('by name in the alphabet of the language', () => {
    expect(keys('name', 'asc', 'cs')).toEqual(['27Diamonds', 'CertAKaca', 'RaketaX'])
    expect(keys('name', 'desc', 'cs')).toEqual(['RaketaX', 'CertAKaca', '27Diamonds'])
  })
  it('keeps equal games in one order whichever way', () => {
    const equal = [game('B', 'x'), game('A', 'x')]
    expect(sortGames(indexGames(equal), 'sort', 'asc', 'cs').map((entry) => entry.game.key)).toEqual(['A', 'B'])
    expect(sortGames(indexGames(equal), 'sort', 'desc', 'cs').map((entry) => entry.game.key)).toEqual(['A', 'B'])
  })
})

describe('lobby state', () => {
  const tag = (type: LobbyTag['type'], key: string): LobbyTag => ({ type, key, translations: [], gamesCount: 99 })
  it('is loading until there is a catalogue', () => {
    expect(lobbyStateOf(undefined)).toMatchObject({ isLoading: true, games: [] })
    expect(lobbyStateOf({ games: [], tags: [], providers: [] }).isLoading).toBe(false)
  })
  it('groups tags with the true number of games and drops empty ones', () => {
    const groups = groupTags([tag('Category', 'slots'), tag('Genre', 'diamonds'), tag('Tag', 'hot')], games)
    expect(groups.categories).toMatchObject([{ key: 'slots', gamesCount: 2 }])
    expect(groups.genres).toMatchObject([{ key: 'diamonds', gamesCount: 1 }])
    expect(groups.tags).toEqual([])
  })
  it('counts a game once that names its tag twice', () => {
    expect(groupTags([tag('Tag', 'hot')], [game('A', 'a', { tags: ['hot', 'hot'] })]).tags).toMatchObject([
      { gamesCount: 1 },
    ])
  })
  it('has games like the one that was played last, which are not at hand already', () => {
    const fruits = ['A', 'B', 'C', 'D', 'E'].map((key) => game(key, key, { tags: ['slots', 'fruits'] }))
    const more = game('F', 'F', { tags: ['slots', 'fruits', '5-reels'] })
    const played = game('Played', 'Kolotoč', { tags: ['slots', 'fruits', '5-reels'] })
    const order = { rowOrder: rowNames, recommended: [] }
    const rows = composeRows([...games, ...fruits, more, played], { recents: ['Played', 'B'], favourites: [] }, order)
    const because = rows.find(({ kind }) => kind === 'because')
    expect(because).toMatchObject({ tag: 'fruits', after: 'Kolotoč' })
    expect(because?.games.map(({ key }) => key)).toEqual(['F', 'A', 'C', 'D', 'E'])
    expect(composeRows(games, { recents: ['RaketaX'], favourites: [] }, order).map(({ kind }) => kind)).toEqual([
      'recents',
    ])
  })
  it('shows recents newest first and leaves out rows without games', () => {
    const rows = composeRows(
      games,
      { recents: ['RaketaX', 'Gone', 'CertAKaca'], favourites: [] },
      { rowOrder: rowNames, recommended: [] },
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['recents'])
    expect(rows[0]?.games.map(({ key }) => key)).toEqual(['RaketaX', 'CertAKaca'])
  })
})

describe('small rules', () => {
  it('puts a new favourite first and removes an old one', () => {
    expect(toggleFavourite(['A'], 'B')).toEqual(['B', 'A'])
    expect(toggleFavourite(['B', 'A'], 'A')).toEqual(['B'])
  })
  it('shows one badge, TOP before all', () => {
    expect(chooseBadge(['hot', 'new', 'TOP'])).toBe('top')
    expect(chooseBadge(['slots'])).toBeUndefined()
  })
})

describe('volatility and return', () => {
  const some = indexGames([
    game('A', 'A', { volatility: 'low', rtp: '96.02' }),
    game('B', 'B', { volatility: 'high', rtp: '94.99' }),
    game('C', 'C', { volatility: 'adjustable', rtp: '97' }),
  ])
  const none: OwnLists = { favourites: [], recents: [] }
  const found = (search: string) => filterGames(some, parseFilters(search), none).map(({ game: { key } }) => key)
  it('narrow together with everything else', () => {
    expect(found('?volatility=low')).toEqual(['A'])
    expect(found('?rtp=96')).toEqual(['A', 'C'])
    expect(found('?rtp=95&volatility=high')).toEqual([])
    expect(found('?volatility=wild&rtp=50')).toEqual(['A', 'B', 'C'])
  })
  it('can be sorted by as well', () => {
    expect(sortGames(some, 'rtp', 'desc', 'cs').map(({ game: { key } }) => key)).toEqual(['C', 'A', 'B'])
  })
})

describe('a list with its own order', () => {
  const state = lobbyStateOf({
    games,
    providers: [{ name: 'In House', normalizedName: 'in-house', order: ['27Diamonds'] }],
    tags: [{ type: 'Category', key: 'slots', translations: [], gamesCount: 2, order: ['CertAKaca', '27Diamonds'] }],
  })
  const order = (search: string) => orderOfList(parseFilters(search), state)
  it('is applied where it is the only one in the URL', () => {
    expect(order('?category=slots')).toEqual(['CertAKaca', '27Diamonds'])
    expect(order('?provider=in-house')).toEqual(['27Diamonds'])
    expect(order('?category=slots&genre=diamonds')).toBeUndefined()
    expect(order('?category=slots&order=name')).toBeUndefined()
    expect(order('')).toBeUndefined()
  })
  it('puts games that it does not name after those that it names', () => {
    expect(putInOrder(games, ['RaketaX']).map(({ key }) => key)[0]).toBe('RaketaX')
    expect(putInOrder(games, undefined)).toBe(games)
  })
})
