import { Type, type Static } from 'typebox'

const Closed = { additionalProperties: false } as const

/** One entry of the lobby: everything about a game that is not mathematics. */
export const CatalogueGame = Type.Object(
  {
    key: Type.String({ pattern: '^[A-Z0-9][A-Za-z0-9]*$' }),
    name: Type.Object({ cs: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) }, Closed),
    engine: Type.Union([
      Type.Literal('lines'),
      Type.Literal('ways'),
      Type.Literal('hold-and-win'),
      Type.Literal('book'),
      Type.Literal('cascade'),
      Type.Literal('collect'),
      Type.Literal('steps'),
      Type.Literal('scratch'),
      Type.Literal('video-poker'),
      Type.Literal('crash'),
      Type.Literal('roulette'),
      Type.Literal('twenty-one'),
      Type.Literal('duel'),
      Type.Literal('between'),
      Type.Literal('three-card'),
      Type.Literal('hi-lo'),
      Type.Literal('pegs'),
      Type.Literal('dice'),
      Type.Literal('keno'),
      Type.Literal('treasure'),
      Type.Literal('wheel'),
    ]),
    kind: Type.Union([
      Type.Literal('slots'),
      Type.Literal('instant'),
      Type.Literal('cards'),
      Type.Literal('lotto'),
      Type.Literal('big-win'),
      Type.Literal('crash'),
      Type.Literal('roulette'),
    ]),
    categories: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
    genre: Type.Union([Type.Literal('thematic'), Type.Literal('fruits'), Type.Literal('diamonds'), Type.Null()]),
    reels: Type.Union([Type.Integer({ minimum: 3, maximum: 6 }), Type.Null()]),
    reelsTag: Type.Union([
      Type.Literal('3-reels'),
      Type.Literal('4-reels'),
      Type.Literal('5-reels'),
      Type.Literal('6-reels'),
      Type.Null(),
    ]),
    /** As shown to the player: '3', or '2-6' where the height changes. */
    rows: Type.Union([Type.String(), Type.Null()]),
    lines: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    volatility: Type.Union([
      Type.Literal('low'),
      Type.Literal('medium-low'),
      Type.Literal('medium'),
      Type.Literal('medium-high'),
      Type.Literal('high'),
      Type.Literal('adjustable'),
    ]),
    /** Per cent with six decimals. Present only where it is computed from a definition; nothing is declared unproven. */
    declaredRtp: Type.Union([Type.String({ pattern: '^[0-9]+\\.[0-9]{6}$' }), Type.Null()]),
    features: Type.Array(Type.String({ minLength: 1 })),
    tags: Type.Array(Type.String({ minLength: 1 })),
    badges: Type.Array(Type.String({ minLength: 1 })),
    /** Listed from this instant on. */
    start: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$' }),
    /** Place in the general order; the larger number comes first. */
    sort: Type.Integer(),
  },
  Closed,
)
export type CatalogueGame = Static<typeof CatalogueGame>
