import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, text, Uuid } from '../shapes/fields.ts'
import { Look, LookFault } from '../shapes/look.ts'

/** The studio: the look of the brand. A version is published and withdrawn like a page (`staff-content.ts`). */
const root = '/capi/BackOffice/v1/Content'
const writes = { audience: 'staff', permission: 'content.manage', method: 'POST' } as const

const Version = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** The newest version, or the requested one; before the first version, the look of the folder. */
export const getLook = defineCall({
  audience: 'staff',
  permission: 'content.read',
  method: 'GET',
  path: `${root}/GetLook`,
  summary: 'How the brand looks: a version as it was written, and what is shown now',
  query: Type.Object({ version: Type.Optional(Version) }),
  reply: Type.Object({
    contentId: orNull(Uuid),
    version: orNull(Version),
    latestVersion: orNull(Version),
    liveVersion: orNull(Version),
    /** The site no longer supports this version: `look` is that of the folder. */
    isOutdated: Type.Boolean(),
    look: Look,
    /** The look of the folder: shown where nothing is published. */
    own: Look,
  }),
  refusals: ['ERR_CONTENT_NOT_FOUND'],
})

/** Stores it only for the preview; the next try replaces it. */
export const tryLook = defineCall({
  ...writes,
  path: `${root}/TryLook`,
  summary: 'Judge a look, and make addresses at which the site and the frame of its first game show it',
  body: Type.Object({ look: Look }),
  reply: Type.Object({
    faults: Type.Array(LookFault),
    url: Type.String(),
    gameUrl: Type.String(),
    expiresAt: Instant,
  }),
  refusals: [],
  isUnaudited: true,
})

/** `basedOn`: the newest version when it was opened; 0 before the first one. `details.faults` if it is refused. */
export const saveLook = defineCall({
  ...writes,
  path: `${root}/SaveLook`,
  summary: 'Write a new version of the look; nobody sees it yet',
  body: Type.Object({ basedOn: Type.Integer({ minimum: 0, maximum: 1_000_000 }), label: text(80, 2), look: Look }),
  reply: Type.Object({ contentId: Uuid, version: Version }),
  refusals: ['ERR_LOOK_REFUSED', 'ERR_STATE_CHANGED'],
})

/**
 * The folder of config/README.md with this look, or the published one, and with the published texts: what a new installation needs
 * to have the same look and texts without a database. For a language that the brand does not offer yet, the newest version.
 */
export const exportBrand = defineCall({
  audience: 'staff',
  permission: 'content.read',
  method: 'GET',
  path: `${root}/ExportBrand`,
  summary: 'The folder of the brand with a version of its look and its texts, as a ZIP',
  query: Type.Object({ version: Type.Optional(Version) }),
  reply: Type.Object({ name: Type.String(), zip: Type.String({ contentEncoding: 'base64' }) }),
  refusals: ['ERR_CONTENT_NOT_FOUND'],
})
