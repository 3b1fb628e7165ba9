import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done } from '../shapes/fields.ts'
import { FileReply } from '../shapes/file-response.ts'

const path = '/capi/v2-onling/StaticFiles/{group}/{name}'
const manage = { audience: 'staff', permission: 'content.manage' } as const
const read = { audience: 'any', doors: ['player', 'games', 'staff', 'internal'], replyKind: 'file' } as const

/** Lower-case letters, digits and dashes. If a group has the name of a picture size of the brand, its pictures are cropped to that size. */
export const FileGroup = Type.String({ pattern: '^[a-z0-9][a-zA-Z0-9-]*$', minLength: 1, maxLength: 40 })
/** Name of a file, with the extension of its type. */
export const FileName = Type.String({
  pattern: '^[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9]{2,5})?$',
  minLength: 1,
  maxLength: 80,
})
const params = Type.Object({ group: FileGroup, name: FileName })
/** One version, as a page requests it: its bytes never change. */
const query = Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) })

/**
 * A picture (PNG, JPEG, WebP) or a PDF, detected by its bytes. A picture is re-encoded; what could run in a browser (SVG, HTML,
 * scripts, active PDF) is refused. The existing file of that name is kept as an earlier version.
 */
export const uploadFile = defineCall({
  ...manage,
  method: 'POST',
  path,
  summary: 'Store a public file under a name',
  params,
  body: Type.Unknown(),
  bodyKind: 'multipart',
  bodyBytesMax: 16 * 1024 * 1024,
  reply: Type.Object({
    url: Type.String(),
    version: Type.Integer(),
    contentType: Type.String(),
    bytes: Type.Integer(),
    /** Null for a file that is not a picture. */
    widthPx: Type.Union([Type.Integer(), Type.Null()]),
    heightPx: Type.Union([Type.Integer(), Type.Null()]),
  }),
  refusals: [
    'ERR_FILE_MISSING',
    'ERR_FILE_TOO_LARGE',
    'ERR_FILE_TYPE_NOT_ALLOWED',
    'ERR_FILE_DAMAGED',
    'ERR_IMAGE_TOO_SMALL',
    'ERR_IMAGE_TOO_LARGE',
  ],
})

/** Its versions are kept, so pages that show it still do. A file that content refers to cannot be deleted. */
export const deleteFile = defineCall({
  ...manage,
  method: 'DELETE',
  path,
  summary: 'Remove a public file',
  params,
  reply: Done,
  refusals: ['ERR_STATIC_FILE_NOT_FOUND', 'ERR_FILE_IN_USE'],
})

export const checkFile = defineCall({
  ...read,
  method: 'HEAD',
  path,
  summary: 'Whether a file with this name exists, its type and size',
  params,
  query,
  reply: FileReply,
  refusals: [],
})

/** With ETag and Last-Modified; supports a single byte range. */
export const getFile = defineCall({
  ...read,
  method: 'GET',
  path,
  summary: 'A file by its name, in its newest version or in a given one',
  params,
  query,
  reply: FileReply,
  refusals: [],
})
