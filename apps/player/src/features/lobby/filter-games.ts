import type { Synonym } from '#contract/shapes/synonyms.ts'
import type { Filters } from './filters.ts'
import { foldText } from './fold-text.ts'
import { isNear } from './is-near.ts'
import type { LobbyGame, LobbyTag } from './lobby-game.ts'
import { writeInLatin } from './write-in-latin.ts'

/** The same object for all games of a tag, so that it is compared once per search. */
type TagWords = readonly string[]

/** A game with its search texts precomputed, so that a keystroke only compares. */
export type IndexedGame = {
  readonly game: LobbyGame
  readonly words: string
  readonly dense: string
  readonly tags: ReadonlySet<string>
  /** Its words, and its names without spaces: compared with typos. */
  readonly parts: readonly string[]
  /** Words of the name of each of its tags: "ovoce" finds games of fruits with other names. */
  readonly about: readonly TagWords[]
}

/**
 * Prepares games for searching: by their name in either language, their key, the names of their tags, and the synonyms
 * of staff.
 */
export function indexGames(
  games: readonly LobbyGame[],
  tags?: readonly LobbyTag[],
  synonyms?: readonly Synonym[],
): readonly IndexedGame[] {
  return createIndexer(tags, synonyms)(games)
}

/** Reads tags and synonyms once, for games that are indexed a part at a time. */
function createIndexer(tags: readonly LobbyTag[] = [], synonyms: readonly Synonym[] = []) {
  const called = new Map<string, readonly string[]>()
  for (const { words, finds } of synonyms)
    for (const key of finds) called.set(key, [...(called.get(key) ?? []), ...words])
  const calledOf = (key: string) => called.get(key) ?? []
  const namesOf = new Map(
    tags.map(({ key, translations }) => [
      key,
      foldText([...translations.map(({ text }) => text), ...calledOf(key)].join(' ')).split(/\s+/),
    ]),
  )
  // Many games have the same tags: what is computed of a list of tags is computed once.
  const tagged = new Map<string, Pick<IndexedGame, 'tags' | 'about'>>()
  const taggedOf = ({ tags: own }: LobbyGame) => {
    const key = own.join(' ')
    const known = tagged.get(key)
    if (known) return known
    const made = { tags: new Set(own), about: own.map((tag) => namesOf.get(tag) ?? []) }
    tagged.set(key, made)
    return made
  }
  return (games: readonly LobbyGame[]): readonly IndexedGame[] => {
    // Folded as one text: two thousand short ones take several times as long.
    const all = foldText(
      games
        .map(({ name, names, key }) => [...new Set([name, names.cs, names.en, key, ...calledOf(key)])].join('\n'))
        .join(BETWEEN_GAMES),
    )
    const words = all.split(BETWEEN_GAMES)
    const dense = all.replaceAll(/[^\S\n]+/g, '').split(BETWEEN_GAMES)
    return games.map((game, place) => new Entry(game, words[place] ?? '', dense[place] ?? '', taggedOf(game)))
  }
}

/** In no name: a database stores no text with it. */
const BETWEEN_GAMES = '\0'

class Entry implements IndexedGame {
  readonly game: LobbyGame
  readonly words: string
  readonly dense: string
  readonly tags: ReadonlySet<string>
  readonly about: readonly TagWords[]
  #parts: readonly string[] | undefined

  constructor(game: LobbyGame, words: string, dense: string, { tags, about }: Pick<IndexedGame, 'tags' | 'about'>) {
    this.game = game
    this.words = words
    this.dense = dense
    this.tags = tags
    this.about = about
  }

  /** Made when first compared with typos, or before in idle time. */
  get parts(): readonly string[] {
    this.#parts ??= [...new Set([...this.words.split(/\s+/), ...this.dense.split('\n')])]
    return this.#parts
  }
}

/** Games with what the search reads of them besides. */
export type Searched = {
  readonly games: readonly LobbyGame[]
  readonly tags?: readonly LobbyTag[] | undefined
  readonly synonyms?: readonly Synonym[] | undefined
}

const indexes = new WeakMap<Searched, readonly IndexedGame[]>()

/** The index of a catalogue, made once: when it is first searched, or a search is expected. */
export function indexOf(searched: Searched): readonly IndexedGame[] {
  const known = indexes.get(searched)
  if (known) return known
  const index = indexGames(searched.games, searched.tags, searched.synonyms)
  indexes.set(searched, index)
  prepareParts(index)
  return index
}

/** So few that a phone handles a key in between. */
const PREPARED_AT_ONCE = 200
/** Idle time left for one more part of them. */
const PART_MS = 10

/** Works in idle time, a part at a time, until `work` has nothing left; without idle callbacks in tasks of their own. */
function inIdleTime(work: () => boolean): Promise<void> {
  return new Promise((done) => {
    const run = (deadline?: IdleDeadline) => {
      let isLeft = work()
      while (isLeft && deadline && deadline.timeRemaining() > PART_MS) isLeft = work()
      if (isLeft) later()
      else done()
    }
    const later = () => void ('requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run))
    later()
  })
}

/** Makes the index in idle time before a search is begun; one that comes earlier makes it at once. */
export async function prepareIndex(searched: Searched): Promise<void> {
  const made: IndexedGame[] = []
  let index: ReturnType<typeof createIndexer> | undefined
  await inIdleTime(() => {
    if (indexes.has(searched)) return false
    index ??= createIndexer(searched.tags, searched.synonyms)
    made.push(...index(searched.games.slice(made.length, made.length + PREPARED_AT_ONCE)))
    if (made.length < searched.games.length) return true
    indexes.set(searched, made)
    prepareParts(made)
    return false
  })
}

/** What is compared with typos, in idle time: the first key that needs it would take longer than others. */
function prepareParts(index: readonly IndexedGame[]): void {
  let from = 0
  void inIdleTime(() => {
    for (const entry of index.slice(from, from + PREPARED_AT_ONCE)) void entry.parts
    from += PREPARED_AT_ONCE
    return from < index.length
  })
}

type Match = (entry: IndexedGame) => boolean

/**
 * Free-text search, case-insensitive (player-site §5): every word is contained in the game's texts, or the whole text
 * without spaces is. The second rule finds both "27diamonds" and "cert aka ca"; for one word both rules are equal.
 */
function createTextMatch(text: string): Match | undefined {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const dense = words.join('')
  if (words.length === 1) return (entry) => entry.dense.includes(dense)
  return (entry) => entry.dense.includes(dense) || words.every((word) => entry.words.includes(word))
}

/** Every word is a prefix of a word of its tags' names. */
function createAboutMatch(text: string): Match {
  const typed = foldText(text).split(/\s+/).filter(Boolean)
  const compared = new Map<TagWords, readonly boolean[]>()
  const compare = (words: TagWords): readonly boolean[] => {
    const known = compared.get(words)
    if (known) return known
    const made = typed.map((one) => words.some((word) => word.startsWith(one)))
    compared.set(words, made)
    return made
  }
  return ({ about }) => typed.every((_, place) => about.some((words) => compare(words)[place]))
}

/**
 * With one typo the text is a prefix of a word of the game, or of its name without spaces; or each of its words is
 * contained in the game or is such a prefix. Used only if nothing is found otherwise.
 */
function createNearMatch(text: string): Match {
  const typed = foldText(text).split(/\s+/).filter(Boolean)
  const whole = typed.join('')
  return ({ words, parts }) =>
    parts.some((part) => isNear(whole, part)) ||
    (typed.length > 1 && typed.every((one) => words.includes(one) || parts.some((part) => isNear(one, part))))
}

/** Fewer letters begin too many words: beside names that contain them, kinds of games are left out. */
const ABOUT_LETTERS_MIN = 3

export type OwnLists = { readonly favourites: readonly string[]; readonly recents: readonly string[] }

/** Games that pass every filter at once, in the order of the index. Names in Cyrillic letters are found as they sound. */
export function filterGames(
  index: readonly IndexedGame[],
  filters: Filters,
  { favourites, recents }: OwnLists,
): readonly IndexedGame[] {
  const { provider, volatility, rtp } = filters
  const own = filters.show && new Set(filters.show === 'favourites' ? favourites : recents)
  const tags = [filters.category, filters.genre, filters.tag, filters.reels, filters.badge]
  // Only active filters are evaluated, because the first keystroke runs cold code.
  const matches: readonly (Match | undefined)[] = [
    own && ((entry) => own.has(entry.game.key)),
    provider === undefined ? undefined : (entry) => entry.game.provider.normalizedName === provider,
    ...tags.map((tag) => (tag === undefined ? undefined : (entry: IndexedGame) => entry.tags.has(tag))),
    volatility === undefined ? undefined : (entry) => entry.game.volatility === volatility,
    rtp === undefined ? undefined : (entry) => Number(entry.game.rtp) >= Number(rtp),
  ]
  const rest = matches.reduce<readonly IndexedGame[]>((found, match) => (match ? found.filter(match) : found), index)
  const matchText = createTextMatch(filters.text)
  if (!matchText) return rest
  const named = rest.filter(matchText)
  const isShort = filters.text.trim().length < ABOUT_LETTERS_MIN
  if (named.length > 0 && isShort) return named
  const isAbout = createAboutMatch(filters.text)
  // By name or release date, players expect one order; by what is offered first, a name is nearer than a kind of games.
  if (named.length > 0 && filters.order !== 'sort') return rest.filter((entry) => matchText(entry) || isAbout(entry))
  const found = [...named, ...rest.filter((entry) => isAbout(entry) && !matchText(entry))]
  if (found.length > 0) return found
  const near = rest.filter(createNearMatch(filters.text))
  const inLatin = writeInLatin(filters.text)
  if (near.length > 0 || inLatin === undefined) return near
  return filterGames(index, { ...filters, text: inLatin }, { favourites, recents })
}
