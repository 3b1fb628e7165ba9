import { Type } from 'typebox'
import type { Static } from 'typebox'
import { findShapeProblems } from './check-shape.ts'
import { freeze } from './frozen.ts'
import type { Frozen } from './frozen.ts'
import { paletteSchema } from './theme.ts'

const closed = { additionalProperties: false }

/** The values of each axis of a look. The site has one part for each; a brand only names one. */
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

/** Rows of the lobby that a look puts into its order; a row that it does not name is not shown. Two of a player's own follow rows that it
 * names: what is like the game played last, and what is of the season. */
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

const gameKeys = Type.Array(Type.String({ pattern: '^[A-Za-z0-9]{2,40}$' }), {
  minItems: 3,
  maxItems: 12,
  uniqueItems: true,
})

/** How a brand looks: everything by which people tell it from others. The file `look.json` in its folder. */
export const lookSchema = Type.Object(
  {
    palette: Type.Object({ dark: paletteSchema, light: paletteSchema }, closed),
    type: Type.Object({ display: Type.Enum([...axes.display]), body: Type.Enum([...axes.body]) }, closed),
    depth: Type.Enum([...axes.depth]),
    radiusPx: Type.Integer({ minimum: 0, maximum: 24 }),
    header: Type.Enum([...axes.header]),
    hero: Type.Enum([...axes.hero]),
    tile: Type.Enum([...axes.tile]),
    rows: Type.Enum([...axes.rows]),
    icon: Type.Enum([...axes.icon]),
    picture: Type.Enum([...axes.picture]),
    motion: Type.Enum([...axes.motion]),
    /** Games at the top of the lobby, most wanted first. Those that are not shown are skipped. */
    heroGames: gameKeys,
    /** Games of the row that the brand recommends. */
    recommended: gameKeys,
    rowOrder: Type.Array(Type.Enum([...rowNames]), { minItems: 5, uniqueItems: true }),
  },
  closed,
)

type LookData = Static<typeof lookSchema>
export type Look = Frozen<LookData>

/** One sentence per wrong field; readability is `findContrastProblems`. */
export function findLookProblems(look: unknown, name: string): string[] {
  const problems = findShapeProblems(lookSchema, look, `look of ${name}`)
  if (problems.length > 0) return problems
  const { type } = look as LookData
  const isPair = type.display === type.body || ['unbounded', 'playfair', 'sofia'].includes(type.display)
  return isPair ? [] : [`look of ${name} /type: ${type.display} is for titles only together with itself`]
}

/** Throws with every wrong field listed, so that a broken look can never start. */
export function defineLook(look: unknown, name: string): Look {
  const problems = findLookProblems(look, name)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return freeze(look as LookData)
}

/** The axes by which a page differs most. */
const visible = ['header', 'hero', 'tile', 'rows', 'depth'] as const

/** In how many of the five visible axes two looks are the same. */
export function countSame(one: Look, other: Look): number {
  return visible.filter((axis) => one[axis] === other[axis]).length
}

/** Two brands share at most three visible axes, and never header, hero and tile together. */
export function areTooAlike(one: Look, other: Look): boolean {
  const isSameFace = one.header === other.header && one.hero === other.hero && one.tile === other.tile
  return isSameFace || countSame(one, other) > 3
}
