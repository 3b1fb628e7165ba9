import { Type, type Static, type TSchema } from 'typebox'
import { GameKey, Language, text, Uuid } from './fields.ts'
import { PagePath } from './page-path.ts'

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Spelled as in the specification and in stored content. */
export const SECTION_TYPES = [
  'BANNER',
  'BANNER_IN_SLIDER',
  'GAMES_LIST',
  'GAME_CAROUSEL',
  'JACKPOT_AGGREGATED',
  'JACKPOT_SINGlE',
  'SLIDER',
] as const
export type SectionType = (typeof SECTION_TYPES)[number]

/** Slots of the lobby and of a game's page, and pages made of sections. */
export const SECTION_PLACES = [
  'lobby_primary_widget',
  'lobby_secondary_widget',
  'lobby_bottom',
  'game_section',
  'games_list',
  'live_dealer_games_list',
  'sidebar_widget',
  'lobby_primary_slider_with_3D',
  'liveDealer',
  'calendar',
] as const
export type SectionPlace = (typeof SECTION_PLACES)[number]

export const SLIDES_MAX = 100
const GAMES_MAX = 100

/** Texts that fit into the fixed height of a banner beside its picture. */
const SlideWords = Type.Object({
  language: Language,
  title: text(26, 2),
  body: text(90),
  button: text(24),
})

/** A picture by its file name; the newest version at the time of writing is used, whatever is uploaded later. */
const PictureName = Type.Object({
  group: Type.String({ pattern: '^[a-z0-9][a-zA-Z0-9-]*$', maxLength: 40 }),
  name: Type.String({ pattern: '^[a-z0-9][a-z0-9_-]*\\.[a-z0-9]{2,5}$', maxLength: 80 }),
})
const Slide = Type.Object({
  words: Type.Array(SlideWords, { minItems: 1, maxItems: 6 }),
  /** A path of this site, without the language. */
  link: orNull(PagePath),
  picture: orNull(PictureName),
})

/** The audience of a section. A closed object: a section cannot depend on stakes, wins or losses. */
const SectionTarget = Type.Object({
  signedIn: Type.Enum(['any', 'yes', 'no']),
  /** Minimum level of the club, counted from 1; 0 for everybody. */
  fromLevel: Type.Integer({ minimum: 0, maximum: 100 }),
  device: Type.Enum(['any', 'phone', 'desk']),
})

/** A section as staff write it. Its type determines which of its parts are used. */
export const WrittenSection = Type.Object({
  label: text(80, 2),
  type: Type.Enum([...SECTION_TYPES]),
  /** The lowest one comes first. */
  order: Type.Integer({ minimum: 0, maximum: 999 }),
  titles: Type.Array(Type.Object({ language: Language, title: text(60, 2) }), { maxItems: 6 }),
  slides: Type.Array(Slide, { maxItems: SLIDES_MAX }),
  gameKeys: Type.Array(GameKey, { maxItems: GAMES_MAX }),
  /** One jackpot; null for the largest one. */
  poolId: orNull(Uuid),
  target: SectionTarget,
})
export type WrittenSection = Static<typeof WrittenSection>

/** A section in one language, for the site. */
export const ShownSection = Type.Object({
  sectionId: Type.String(),
  place: Type.Enum([...SECTION_PLACES]),
  type: Type.Enum([...SECTION_TYPES]),
  title: orNull(Type.String()),
  slides: Type.Array(
    Type.Object({
      title: Type.String(),
      body: Type.String(),
      button: Type.String(),
      link: orNull(Type.String()),
      picture: orNull(Type.Object({ url: Type.String(), widthPx: Type.Integer(), heightPx: Type.Integer() })),
    }),
  ),
  gameKeys: Type.Array(Type.String()),
  poolId: orNull(Type.String()),
  device: Type.Enum(['any', 'phone', 'desk']),
  /** Text that the law of the market requires in every advertisement; null: none. */
  legalWords: orNull(Type.String()),
})
export type ShownSection = Static<typeof ShownSection>
