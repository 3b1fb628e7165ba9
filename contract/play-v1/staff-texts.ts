import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, Language, text, Uuid } from '../shapes/fields.ts'
import { TextFault, TextKey, TextPart, Texts } from '../shapes/texts.ts'

/** Texts of the brand's site. A version of a language is published and withdrawn like a page (`staff-content.ts`). */
const root = '/capi/BackOffice/v1/Content'
const reads = { audience: 'staff', permission: 'content.read', method: 'GET' } as const
const writes = { audience: 'staff', permission: 'content.manage', method: 'POST' } as const

const Version = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
/** All texts of the product, in letters that take three bytes each. */
const TEXTS_BYTES = 1024 * 1024

/**
 * The newest version of a language, or the one that is named; before the first one, the texts of the folder. Without a language: of the first
 * one of the brand.
 */
export const getTexts = defineCall({
  ...reads,
  path: `${root}/GetTexts`,
  summary: 'What the brand says otherwise than the product in a language, and how much of each part is missing',
  query: Type.Object({ language: Type.Optional(Language), version: Type.Optional(Version) }),
  reply: Type.Object({
    language: Language,
    contentId: orNull(Uuid),
    version: orNull(Version),
    latestVersion: orNull(Version),
    liveVersion: orNull(Version),
    /** Whether the site is to be had in this language. */
    isOffered: Type.Boolean(),
    /** Languages of the site, the first one first: the text is translated from it. */
    offered: Type.Array(Language),
    texts: Texts,
    /** What the folder has: counts where nothing is published. */
    own: Texts,
    /** Texts that were changed in the first language, and are as before in this one. */
    behind: Type.Array(TextKey),
    parts: Type.Array(
      Type.Object({
        part: TextPart,
        /** The places of the site where they appear. */
        places: Type.Array(Type.String()),
        count: Type.Integer(),
        /** Keys of which there is no text in this language. */
        missing: Type.Array(TextKey),
      }),
    ),
  }),
  refusals: ['ERR_CONTENT_NOT_FOUND'],
})

/** Of one part, or all in which some words are found; at most 300. */
export const listTexts = defineCall({
  ...reads,
  path: `${root}/ListTexts`,
  summary: 'Texts of the site in a language beside the first language of the brand',
  query: Type.Object({ language: Language, part: Type.Optional(TextPart), find: Type.Optional(text(80, 2)) }),
  reply: Type.Object({
    texts: Type.Array(
      Type.Object({
        key: TextKey,
        /** As the product has it, or as the folder has what only the brand can say; null: missing. */
        words: orNull(Type.String()),
        /** The same in the first language of the brand. */
        source: orNull(Type.String()),
        places: Type.Array(Type.String()),
        maxLength: Type.Integer(),
        /** The law says these words, so nobody changes them here. */
        isOfLaw: Type.Boolean(),
      }),
    ),
    hasMore: Type.Boolean(),
  }),
  refusals: [],
})

/** Keeps nothing but what the preview shows; the next try takes its place. Without an address where the brand does not speak the language. */
export const tryTexts = defineCall({
  ...writes,
  path: `${root}/TryTexts`,
  summary: 'Judge texts, and make an address at which the site shows them',
  bodyBytesMax: TEXTS_BYTES,
  body: Type.Object({ language: Language, texts: Texts }),
  reply: Type.Object({ faults: Type.Array(TextFault), url: orNull(Type.String()), expiresAt: Instant }),
  refusals: [],
  isUnrecorded: true,
})

/** `basedOn`: the newest version when it was opened; 0 before the first one. `details.faults` where a text is refused. */
export const saveTexts = defineCall({
  ...writes,
  path: `${root}/SaveTexts`,
  summary: 'Write a new version of the texts of a language; nobody sees it yet',
  bodyBytesMax: TEXTS_BYTES,
  body: Type.Object({
    language: Language,
    basedOn: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    label: text(80, 2),
    texts: Texts,
  }),
  reply: Type.Object({ contentId: Uuid, version: Version }),
  refusals: ['ERR_TEXTS_REFUSED', 'ERR_STATE_CHANGED'],
})
