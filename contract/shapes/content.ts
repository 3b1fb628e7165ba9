import { Type, type Static } from 'typebox'
import { Instant, text, Uuid } from './fields.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** A part of a line: text, or a link to our own site, another site, a telephone or an e-mail; never anything executable. */
const Run = Type.Object({
  text: Type.String(),
  isStrong: Type.Optional(Type.Boolean()),
  href: Type.Optional(Type.String()),
})
export type Run = Static<typeof Run>
const Line = Type.Array(Run)

/** Parts that the site generates from the brand's data: the text only has their position. */
export const PAGE_PARTS = ['operator', 'helplines', 'self-test', 'own-limits'] as const
export type PagePart = (typeof PAGE_PARTS)[number]

/** Blocks of a page. The site renders these and nothing else. */
export const PageBlock = Type.Union([
  Type.Object({ kind: Type.Literal('heading'), text: Type.String() }),
  Type.Object({ kind: Type.Literal('subheading'), text: Type.String() }),
  Type.Object({ kind: Type.Literal('paragraph'), line: Line }),
  Type.Object({ kind: Type.Literal('list'), isNumbered: Type.Boolean(), items: Type.Array(Line) }),
  Type.Object({ kind: Type.Literal('part'), part: Type.Enum([...PAGE_PARTS]) }),
])
export type PageBlock = Static<typeof PageBlock>

export const PAGE_TITLE_MAX = 80
export const PAGE_TEXT_MAX = 60_000
/** A page as staff write it: its title, and its text in the small markup that docs/how-to/page-text.md explains. */
export const WrittenText = Type.Object({ title: text(PAGE_TITLE_MAX, 2), text: text(PAGE_TEXT_MAX, 2) })
export type WrittenText = Static<typeof WrittenText>

/** When a version is shown: in force from an instant on, until the next one or an end. */
export const Publication = Type.Object({
  publicationId: Uuid,
  version: Type.Integer(),
  from: Instant,
  until: orNull(Instant),
  publishedAt: Instant,
  askedBy: orNull(Type.String()),
  approvedBy: orNull(Type.String()),
  withdrawnAt: orNull(Instant),
  withdrawnBy: orNull(Type.String()),
  /** For the terms: whether players have to accept this version. */
  asksAgain: Type.Boolean(),
  isLive: Type.Boolean(),
})
export type Publication = Static<typeof Publication>

/** A line of a diff between two versions. */
export const DiffLine = Type.Object({ kind: Type.Enum(['same', 'added', 'removed']), text: Type.String() })
export type DiffLine = Static<typeof DiffLine>

export const TermsName = Type.String({ pattern: '^[0-9a-z.-]+$', minLength: 4, maxLength: 40 })

/**
 * Name of a version of the terms in consents. The first one of every language is named by year and month; later ones have their
 * number and language.
 */
export const termsName = (first: string, language: string, version: number): string =>
  version === 1 ? first : `${first}.${version}-${language}`
