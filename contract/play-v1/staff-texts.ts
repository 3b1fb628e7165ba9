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
/** All texts of the product, with three bytes for each letter. */
const TEXTS_BYTES = 1024 * 1024

/**
 * The newest version of a language, or the requested one; before the first version, the texts of the folder. Default: the first
 * language of the brand.
 */
export const getTexts = defineCall({
  ...reads,
  path: `${root}/GetTexts`,
  summary:
    'Texts of the brand that differ from the product’s in a language, and the number of missing texts in each part',
  query: Type.Object({ language: Type.Optional(Language), version: Type.Optional(Version) }),
  reply: Type.Object({
    language: Language,
    contentId: orNull(Uuid),
    version: orNull(Version),
    latestVersion: orNull(Version),
    liveVersion: orNull(Version),
    /** Whether the site is offered in this language. */
    isOffered: Type.Boolean(),
    /** Languages of the site, the first one first: translations start from it. */
    offered: Type.Array(Language),
    texts: Texts,
    /** Texts of this version that the site no longer has, and wording that the law has replaced since: the site shows neither. */
    unused: Type.Array(Type.Object({ key: Type.String(), words: Type.String() })),
    /** Texts of the folder: used where nothing is published. */
    own: Texts,
    /** Texts that were changed in the first language since their translation. */
    behind: Type.Array(TextKey),
    parts: Type.Array(
      Type.Object({
        part: TextPart,
        /** The pages of the site where they appear. */
        places: Type.Array(Type.String()),
        count: Type.Integer(),
        /** Keys without a text in this language. */
        missing: Type.Array(TextKey),
        /** Keys whose text addresses the player in a form that the brand’s tone does not use. */
        inOtherForm: Type.Array(TextKey),
      }),
    ),
  }),
  refusals: ['ERR_CONTENT_NOT_FOUND'],
})

/** Texts of one part, or all that contain the searched words; at most 300. */
export const listTexts = defineCall({
  ...reads,
  path: `${root}/ListTexts`,
  summary: 'Texts of the site in a language beside the first language of the brand',
  query: Type.Object({ language: Language, part: Type.Optional(TextPart), find: Type.Optional(text(80, 2)) }),
  reply: Type.Object({
    texts: Type.Array(
      Type.Object({
        key: TextKey,
        /** The text of the product, or of the folder for texts that each brand has to write; null: missing. */
        words: orNull(Type.String()),
        /** The same in the first language of the brand. */
        source: orNull(Type.String()),
        places: Type.Array(Type.String()),
        maxLength: Type.Integer(),
        /** Wording required by law, so it cannot be changed here. */
        isOfLaw: Type.Boolean(),
      }),
    ),
    hasMore: Type.Boolean(),
  }),
  refusals: [],
})

/** Stores them only for the preview; the next try replaces them. No URL where the brand does not offer the language. */
export const tryTexts = defineCall({
  ...writes,
  path: `${root}/TryTexts`,
  summary: 'Judge texts, and create a preview URL of the site',
  bodyBytesMax: TEXTS_BYTES,
  body: Type.Object({ language: Language, texts: Texts }),
  reply: Type.Object({ faults: Type.Array(TextFault), url: orNull(Type.String()), expiresAt: Instant }),
  refusals: [],
  isUnaudited: true,
})

/** `basedOn`: the newest version when it was opened; 0 before the first one. `details.faults` where a text is refused. */
export const saveTexts = defineCall({
  ...writes,
  path: `${root}/SaveTexts`,
  summary: 'Write a new version of the texts of a language, not public yet',
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
