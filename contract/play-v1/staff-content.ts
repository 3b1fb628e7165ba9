import { Type, type TSchema } from 'typebox'
import { defineCall } from '../call.ts'
import { CONTENT_KINDS, CONTENT_STATES, contentList } from '../lists/content.ts'
import { fileList } from '../lists/files.ts'
import { listQuery } from '../lists/list.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { DiffLine, Publication, WrittenText } from '../shapes/content.ts'
import { Done, Instant, Language, page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { SECTION_PLACES, SECTION_TYPES, WrittenSection } from '../shapes/sections.ts'

/** Content that staff write for the player site: pages, and sections of slots. */
const root = '/capi/BackOffice/v1/Content'
const looks = { audience: 'staff', permission: 'content.read', method: 'GET' } as const
const writes = { audience: 'staff', permission: 'content.manage', method: 'POST' } as const
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

const Version = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const ofContent = { contentId: Uuid }
const explanation = text(2000, 20)
const acceptedWarnings = Type.Optional(AcceptedWarnings)

const ContentRow = Type.Object({
  contentId: Uuid,
  kind: Type.Enum([...CONTENT_KINDS]),
  place: Type.String(),
  language: orNull(Language),
  label: Type.String(),
  state: Type.Enum([...CONTENT_STATES]),
  liveVersion: orNull(Type.Integer()),
  latestVersion: Type.Integer(),
  changedAt: Instant,
  writtenBy: orNull(Type.String()),
  /** Of a page: the product's text has changed since staff saved it as a version or judged it. */
  hasNewerProductText: Type.Boolean(),
})

export const listContent = defineCall({
  ...looks,
  path: `${root}/List`,
  summary: 'Pages and sections, with what is public now',
  query: Type.Object(listQuery(contentList)),
  reply: page(ContentRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const listFiles = defineCall({
  ...looks,
  path: `${root}/ListFiles`,
  summary: 'Public files, each in its newest version',
  query: Type.Object(listQuery(fileList)),
  reply: page(
    Type.Object({
      group: Type.String(),
      name: Type.String(),
      url: Type.String(),
      version: Type.Integer(),
      contentType: Type.String(),
      bytes: Type.Integer(),
      /** Width and height of a picture. */
      size: orNull(Type.String()),
      storedAt: Instant,
      storedBy: Type.String(),
    }),
  ),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** The newest version with its text; the others by `getVersion`. */
export const getContent = defineCall({
  ...looks,
  path: `${root}/Get`,
  summary: 'A page or a section: its versions and publications',
  query: Type.Object(ofContent),
  reply: Type.Object({
    ...ContentRow.properties,
    versions: Type.Array(
      Type.Object({ version: Type.Integer(), writtenAt: Instant, writtenBy: orNull(Type.String()) }),
    ),
    publications: Type.Array(Publication),
  }),
  refusals: ['ERR_CONTENT_NOT_FOUND'],
})

const ProductHash = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** `lines`: the differences from the version that players see, or else the newest one, to the product's text. */
export const getProductText = defineCall({
  ...looks,
  path: `${root}/GetProductText`,
  summary: 'The text of a page in the running release, beside the one that is published',
  query: Type.Object(ofContent),
  reply: Type.Object({
    /** Names the text in `keepPageText`. */
    productHash: ProductHash,
    ...WrittenText.properties,
    isNewer: Type.Boolean(),
    comparedWith: Type.Integer(),
    lines: Type.Array(DiffLine),
  }),
  refusals: ['ERR_CONTENT_NOT_FOUND'],
})

/** To take the product's text over, it is saved as the next version (`savePage`). */
export const keepPageText = defineCall({
  ...writes,
  path: `${root}/KeepPageText`,
  summary: 'Keep the published text of a page although the product’s text of it has changed',
  body: Type.Object({ ...ofContent, productHash: ProductHash, explanation }),
  reply: Done,
  refusals: ['ERR_CONTENT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const getVersion = defineCall({
  ...looks,
  path: `${root}/GetVersion`,
  summary: 'The text of one version of a page',
  query: Type.Object({ ...ofContent, version: Version }),
  reply: Type.Object({ version: Type.Integer(), ...WrittenText.properties }),
  refusals: ['ERR_CONTENT_NOT_FOUND'],
})

export const compareVersions = defineCall({
  ...looks,
  path: `${root}/Compare`,
  summary: 'Differences between two versions of a page',
  query: Type.Object({ ...ofContent, before: Version, after: Version }),
  reply: Type.Object({ lines: Type.Array(DiffLine) }),
  refusals: ['ERR_CONTENT_NOT_FOUND'],
})

/** For a version of the terms that players have to accept: the players notified by letter, the latest first. */
export const getTermsTold = defineCall({
  ...looks,
  path: `${root}/GetTermsTold`,
  summary: 'Players who were informed by letter about a version of the terms',
  query: Type.Object({
    ...ofContent,
    version: Version,
    /** Only letters that named this day. */
    from: Type.Optional(Instant),
    beforeId: Type.Optional(PlayerId),
  }),
  reply: Type.Object({
    /** Number of days of notice before the terms begin, by the rule pack of the market. */
    noticeDays: Type.Integer(),
    count: Type.Integer(),
    firstAt: orNull(Instant),
    /** Of those, the players notified by a further letter that the terms were withdrawn. */
    takenBack: Type.Object({ count: Type.Integer(), firstAt: orNull(Instant) }),
    rows: Type.Array(Type.Object({ playerId: PlayerId, toldAt: Instant })),
    hasMore: Type.Boolean(),
  }),
  refusals: ['ERR_CONTENT_NOT_FOUND'],
})

/** `basedOn`: the newest version when it was opened, so that nobody overwrites a version they have not read. */
export const savePage = defineCall({
  ...writes,
  path: `${root}/SavePage`,
  summary: 'Write a new version of a page, not public yet',
  bodyBytesMax: 256 * 1024,
  body: Type.Object({ ...ofContent, basedOn: Version, ...WrittenText.properties }),
  reply: Type.Object({ version: Type.Integer() }),
  refusals: ['ERR_CONTENT_NOT_FOUND', 'ERR_CONTENT_NOT_VALID', 'ERR_STATE_CHANGED'],
})

const SECTION_REFUSALS = ['ERR_CONTENT_NOT_VALID', 'ERR_STATIC_FILE_NOT_FOUND'] as const

/** `details.problem` names the problem: a place whose page the brand does not have, a type not allowed in the place, texts missing in a language of the brand. */
export const createSection = defineCall({
  ...writes,
  path: `${root}/CreateSection`,
  summary: 'Create a section for a place of the site, not public yet',
  bodyBytesMax: 256 * 1024,
  body: Type.Object({ place: Type.Enum([...SECTION_PLACES]), section: WrittenSection }),
  reply: Type.Object({ contentId: Uuid, version: Type.Integer() }),
  refusals: SECTION_REFUSALS,
})

export const saveSection = defineCall({
  ...writes,
  path: `${root}/SaveSection`,
  summary: 'Write a new version of a section, not public yet',
  bodyBytesMax: 256 * 1024,
  body: Type.Object({ ...ofContent, basedOn: Version, section: WrittenSection }),
  reply: Type.Object({ contentId: Uuid, version: Type.Integer() }),
  refusals: ['ERR_CONTENT_NOT_FOUND', 'ERR_STATE_CHANGED', ...SECTION_REFUSALS],
})

export const getSection = defineCall({
  ...looks,
  path: `${root}/GetSection`,
  summary: 'One version of a section, and what its place accepts',
  query: Type.Object({ ...ofContent, version: Version }),
  reply: Type.Object({ version: Type.Integer(), section: WrittenSection }),
  refusals: ['ERR_CONTENT_NOT_FOUND'],
})

/** The types that each place takes, and the languages in which texts are required. */
export const getPlaces = defineCall({
  ...looks,
  path: `${root}/GetPlaces`,
  summary: 'Places for sections: accepted types, the number of shown sections, and jackpots that one can name',
  query: Type.Object({}),
  reply: Type.Object({
    languages: Type.Array(Language),
    places: Type.Array(
      Type.Object({
        place: Type.Enum([...SECTION_PLACES]),
        types: Type.Array(Type.Enum([...SECTION_TYPES])),
        maxCount: Type.Integer(),
        /** False: the brand does not have the page of this place, so that it takes no section. */
        hasPage: Type.Boolean(),
      }),
    ),
    /** Jackpots that a section can name; none where brand or law have none. */
    jackpots: Type.Array(Type.Object({ poolId: Uuid, name: Type.String() })),
  }),
  refusals: [],
})

/** From now on by default. The author of a version cannot publish it. */
export const publishContent = defineCall({
  ...writes,
  path: `${root}/Publish`,
  summary: 'Publish a version from an instant on; needs two people',
  body: Type.Object({
    ...ofContent,
    version: Version,
    from: orNull(Instant),
    until: orNull(Instant),
    /** For the terms: a correction without effect for players, who need not accept it. Otherwise they must, before they go on. */
    isCorrection: Type.Optional(Type.Boolean()),
    explanation,
    acceptedWarnings,
  }),
  reply: Publication,
  refusals: [
    'ERR_CONTENT_NOT_FOUND',
    'ERR_CONTENT_NOT_VALID',
    'ERR_STATE_CHANGED',
    'ERR_SECOND_PERSON_NEEDED',
    'ERR_LOOK_REFUSED',
    'ERR_TEXTS_REFUSED',
    ...APPROVAL_REFUSALS,
  ],
})

/** The version in force before is in force again; a planned one is cancelled. */
export const withdrawContent = defineCall({
  ...writes,
  path: `${root}/Withdraw`,
  summary: 'Withdraw a present or future publication',
  body: Type.Object({ publicationId: Uuid, explanation, acceptedWarnings }),
  reply: Publication,
  refusals: ['ERR_CONTENT_NOT_FOUND', 'ERR_STATE_CHANGED', ...APPROVAL_REFUSALS],
})

/** For half an hour: the site as it will be at an instant, for a signed-in player or a visitor. */
export const previewContent = defineCall({
  ...writes,
  path: `${root}/Preview`,
  summary: 'Create a URL at which the site shows a version that is not live',
  body: Type.Object({ ...ofContent, version: Version, at: orNull(Instant), isSignedIn: Type.Boolean() }),
  reply: Type.Object({ url: Type.String(), expiresAt: Instant }),
  refusals: ['ERR_CONTENT_NOT_FOUND'],
})
