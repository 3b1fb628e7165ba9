import { Type, type Static } from 'typebox'

const closed = { additionalProperties: false }

/** The nine tokens that a brand sets, in each theme. All other colours are shared, so that their meaning is the same in every brand. */
export const themeTokens = ['accent', 'accent-hi', 'accent-lo', 'on-accent', 'bg', 's1', 's2', 's3', 'line'] as const
export const themeModes = ['dark', 'light'] as const

const colour = Type.String({ pattern: '^#[0-9a-f]{6}$' })
/** The nine colours of one theme, written like #1f0d00. */
export const Palette = Type.Object(
  {
    accent: colour,
    'accent-hi': colour,
    'accent-lo': colour,
    'on-accent': colour,
    bg: colour,
    s1: colour,
    s2: colour,
    s3: colour,
    line: colour,
  },
  closed,
)

/** The values of each axis of a look. The site has one component for each; a brand only selects one. */
export const axes = {
  display: ['unbounded', 'playfair', 'sofia', 'manrope', 'nunito', 'plex'],
  body: ['manrope', 'nunito', 'plex'],
  depth: ['glow', 'framed', 'flat'],
  header: ['bar', 'masthead', 'rail'],
  hero: ['stage', 'poster', 'ledger', 'mosaic'],
  tile: ['lit', 'arch', 'square', 'ticket'],
  rows: ['mixed', 'shelf', 'grid'],
  icon: ['fine', 'usual', 'strong'],
  picture: ['lettered', 'scene', 'crop', 'engraved', 'portrait'],
  motion: ['spring', 'slow', 'brisk', 'instant'],
} as const
export type Axis = keyof typeof axes

/**
 * Rows of the lobby that a look can order; a row that it does not name is not shown. Two personal rows, games similar to the last one
 * played and games of the season, follow rows that it names.
 */
export const rowNames = [
  'recents',
  'recommended',
  'most-played',
  'new',
  'favourites',
  'fruits',
  'thematic',
  'diamonds',
  'crash-games',
  'instant-games',
  'cards',
  'roulette',
  'lotto',
  'big-win',
] as const
export type RowName = (typeof rowNames)[number]

export const RADIUS_PX_MAX = 24
export const LOOK_GAMES = { min: 3, max: 12 } as const
export const LOOK_ROWS = { min: 5, max: rowNames.length } as const
const gameKeys = Type.Array(Type.String({ pattern: '^[A-Za-z0-9]{2,40}$' }), {
  minItems: LOOK_GAMES.min,
  maxItems: LOOK_GAMES.max,
  uniqueItems: true,
})

/** The look of a brand: everything by which people recognize it. The file `look.json` in its folder; data only. */
export const Look = Type.Object(
  {
    palette: Type.Object({ dark: Palette, light: Palette }, closed),
    type: Type.Object({ display: Type.Enum([...axes.display]), body: Type.Enum([...axes.body]) }, closed),
    depth: Type.Enum([...axes.depth]),
    radiusPx: Type.Integer({ minimum: 0, maximum: RADIUS_PX_MAX }),
    header: Type.Enum([...axes.header]),
    hero: Type.Enum([...axes.hero]),
    tile: Type.Enum([...axes.tile]),
    rows: Type.Enum([...axes.rows]),
    icon: Type.Enum([...axes.icon]),
    picture: Type.Enum([...axes.picture]),
    motion: Type.Enum([...axes.motion]),
    /** Games at the top of the lobby, most wanted first. Unavailable ones are skipped. */
    heroGames: gameKeys,
    /** Games in the brand's row of recommendations. */
    recommended: gameKeys,
    rowOrder: Type.Array(Type.Enum([...rowNames]), {
      minItems: LOOK_ROWS.min,
      maxItems: LOOK_ROWS.max,
      uniqueItems: true,
    }),
  },
  closed,
)
export type Look = Static<typeof Look>

/** Why a look is refused: illegible, or too similar to another brand. */
export const LOOK_FAULTS = [
  'contrast',
  'forced-colours',
  'type-pair',
  'accent-near',
  'alike',
  'same-lead',
  'unknown-game',
] as const
export const LookFault = Type.Object({
  fault: Type.Enum([...LOOK_FAULTS]),
  theme: Type.Union([Type.Enum([...themeModes]), Type.Null()]),
  /** Two colours, a game, or another brand. */
  about: Type.String(),
  /** The measured value, and the required minimum. */
  measured: Type.Union([Type.Number(), Type.Null()]),
  least: Type.Union([Type.Number(), Type.Null()]),
})
export type LookFault = Static<typeof LookFault>
