import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { PageBlock } from '../shapes/content.ts'
import { Instant, Language } from '../shapes/fields.ts'
import { Look } from '../shapes/look.ts'
import { ShownSection } from '../shapes/sections.ts'
import { Synonym } from '../shapes/synonyms.ts'
import { TextsOfLanguage } from '../shapes/texts.ts'

/** Content written by staff, for the player site. */
const root = '/capi/Play/v1/Content'
const read = { audience: 'any', method: 'GET' } as const

export const PageKey = Type.String({ pattern: '^[a-zA-Z]+$', minLength: 2, maxLength: 60 })
/** A signed permission to see an unpublished version; created for staff. */
export const PreviewToken = Type.String({ pattern: '^[A-Za-z0-9_.-]+$', minLength: 20, maxLength: 600 })

/** The version in force, or that of a preview. */
export const getPage = defineCall({
  ...read,
  path: `${root}/GetPage`,
  summary: 'A page of text in one language',
  query: Type.Object({ page: PageKey, language: Language, preview: Type.Optional(PreviewToken) }),
  reply: Type.Object({
    page: Type.String(),
    version: Type.Integer(),
    since: Instant,
    isPreview: Type.Boolean(),
    title: Type.String(),
    blocks: Type.Array(PageBlock),
  }),
  refusals: ['ERR_CONTENT_NOT_FOUND'],
  // The player site requests it for all visitors from one address.
  ratePerMinute: 6000,
})

/** The instant of the last change of the published content. Polled by the site. */
export const getStamp = defineCall({
  ...read,
  path: `${root}/GetStamp`,
  summary: 'By what the site knows that what staff have written has changed',
  reply: Type.Object({ stamp: Type.String() }),
  refusals: [],
  ratePerMinute: 6000,
})

/**
 * The sections of the slots for this visitor: those that apply now, in the brand's order and at most the brand's number. The page
 * itself selects by device, since the response is the same for all.
 */
export const getSections = defineCall({
  ...read,
  path: `${root}/GetSections`,
  summary: 'Sections of the slots and pages, as they are shown to this visitor',
  query: Type.Object({ language: Language, preview: Type.Optional(PreviewToken) }),
  reply: Type.Object({ sections: Type.Array(ShownSection), isPreview: Type.Boolean() }),
  refusals: [],
  ratePerMinute: 6000,
})

/**
 * Null: the look of the brand's folder. `stamp` belongs to the same read, because nodes have clocks of their own. A preview is
 * shown in a frame of the studio, whose origin is in the reply.
 */
export const getLook = defineCall({
  ...read,
  path: `${root}/GetLook`,
  summary: 'How the brand looks now, or in a preview',
  hasETag: true,
  query: Type.Object({ preview: Type.Optional(PreviewToken) }),
  reply: Type.Object({
    look: Type.Union([Look, Type.Null()]),
    stamp: Type.String(),
    isPreview: Type.Boolean(),
    framedBy: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: [],
  ratePerMinute: 6000,
})

/** A language without published texts has those of the brand's folder. Otherwise as `getLook`. */
export const getTexts = defineCall({
  ...read,
  path: `${root}/GetTexts`,
  summary: 'What the site says otherwise than the product, now or in a preview',
  hasETag: true,
  query: Type.Object({ preview: Type.Optional(PreviewToken) }),
  reply: Type.Object({
    texts: Type.Array(TextsOfLanguage),
    stamp: Type.String(),
    isPreview: Type.Boolean(),
    framedBy: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: [],
  ratePerMinute: 6000,
})

/** Search terms for games, in addition to their names and those of their tags. */
export const getSynonyms = defineCall({
  ...read,
  path: `${root}/GetSynonyms`,
  summary: 'Words by which the search of the site finds games',
  query: Type.Object({}),
  reply: Type.Object({ synonyms: Type.Array(Synonym) }),
  refusals: [],
  ratePerMinute: 6000,
})
