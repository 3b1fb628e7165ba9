import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { PageBlock } from '../shapes/content.ts'
import { Instant, Language } from '../shapes/fields.ts'
import { Look } from '../shapes/look.ts'
import { ShownSection } from '../shapes/sections.ts'
import { Synonym } from '../shapes/synonyms.ts'
import { TextsOfLanguage } from '../shapes/texts.ts'

/** What staff have written, as the player site shows it. */
const root = '/capi/Play/v1/Content'
const read = { audience: 'any', method: 'GET' } as const

export const PageKey = Type.String({ pattern: '^[a-zA-Z]+$', minLength: 2, maxLength: 60 })
/** A signed permit to see a version that is not live; made for staff. */
export const PreviewToken = Type.String({ pattern: '^[A-Za-z0-9_.-]+$', minLength: 20, maxLength: 600 })

/** The version that is in force now, or the one that a preview shows. */
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
  // The player site asks for everybody from one address.
  ratePerMinute: 6000,
})

/** Changes whenever something else is to be shown: the moment of the last change. Asked for again and again by the site. */
export const getStamp = defineCall({
  ...read,
  path: `${root}/GetStamp`,
  summary: 'By what the site knows that what staff have written has changed',
  reply: Type.Object({ stamp: Type.String() }),
  refusals: [],
  ratePerMinute: 6000,
})

/**
 * What stands in the slots for this visitor: whose turn it is, in the order and number that the brand has room for. By device they
 * are told apart by the page, which is the same for all.
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
 * Null: the look of the brand's folder. `stamp` is that of the same reading: nodes have clocks of their own. A preview is framed by
 * the studio, so it says whose page that is.
 */
export const getLook = defineCall({
  ...read,
  path: `${root}/GetLook`,
  summary: 'How the brand looks now, or in a preview',
  isTagged: true,
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

/** Languages of which nothing is published have the texts of the brand's folder. Otherwise as `getLook`. */
export const getTexts = defineCall({
  ...read,
  path: `${root}/GetTexts`,
  summary: 'What the site says otherwise than the product, now or in a preview',
  isTagged: true,
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

/** Words by which the search finds games, beside their names and those of their tags. */
export const getSynonyms = defineCall({
  ...read,
  path: `${root}/GetSynonyms`,
  summary: 'Words by which the search of the site finds games',
  query: Type.Object({}),
  reply: Type.Object({ synonyms: Type.Array(Synonym) }),
  refusals: [],
  ratePerMinute: 6000,
})
