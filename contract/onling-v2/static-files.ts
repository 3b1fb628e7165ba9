import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done } from '../shapes/fields.ts'
import { FileReply } from '../shapes/file-answer.ts'

const path = '/capi/v2-onling/StaticFiles/{group}/{name}'
const manage = { audience: 'staff', permission: 'content.manage' } as const
const read = { audience: 'any', doors: ['player', 'games', 'staff', 'internal'], replyKind: 'file' } as const

/** Small letters, digits and dashes; a group that is named as a size of the brand's pictures cuts what is sent to it. */
export const FileGroup = Type.String({ pattern: '^[a-z0-9][a-zA-Z0-9-]*$', minLength: 1, maxLength: 40 })
/** What a file is called, with the ending of what it is. */
export const FileName = Type.String({
  pattern: '^[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9]{2,5})?$',
  minLength: 1,
  maxLength: 80,
})
const params = Type.Object({ group: FileGroup, name: FileName })
/** One version, as a page names it: its bytes never change. */
const query = Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) })

/**
 * A picture (PNG, JPEG, WebP) or a PDF, known by its bytes. A picture is encoded anew; what could run in a browser (SVG, HTML,
 * scripts, active PDF) is refused. The file of that name is kept as an earlier version.
 */
export const uploadFile = defineCall({
  ...manage,
  method: 'POST',
  path,
  summary: 'Keep a file for the public under a name',
  params,
  body: Type.Unknown(),
  bodyKind: 'multipart',
  bodyBytesMax: 16 * 1024 * 1024,
  reply: Type.Object({
    url: Type.String(),
    version: Type.Integer(),
    contentType: Type.String(),
    bytes: Type.Integer(),
    /** Null for what is no picture. */
    widthPx: Type.Union([Type.Integer(), Type.Null()]),
    heightPx: Type.Union([Type.Integer(), Type.Null()]),
  }),
  refusals: [
    'ERR_FILE_MISSING',
    'ERR_FILE_TOO_LARGE',
    'ERR_FILE_TYPE_NOT_ALLOWED',
    'ERR_FILE_DAMAGED',
    'ERR_IMAGE_TOO_SMALL',
  ],
})

/** Its versions stay. What is shown on a page keeps showing it: a file that content names is not deleted. */
export const deleteFile = defineCall({
  ...manage,
  method: 'DELETE',
  path,
  summary: 'Take a file from the public',
  params,
  reply: Done,
  refusals: ['ERR_STATIC_FILE_NOT_FOUND', 'ERR_FILE_IN_USE'],
})

export const checkFile = defineCall({
  ...read,
  method: 'HEAD',
  path,
  summary: 'Whether there is a file of this name, what it is and how large',
  params,
  query,
  reply: FileReply,
  refusals: [],
})

/** With ETag and Last-Modified; one range of bytes may be asked for. */
export const getFile = defineCall({
  ...read,
  method: 'GET',
  path,
  summary: 'A file by its name, in its newest version or in one of them',
  params,
  query,
  reply: FileReply,
  refusals: [],
})
