import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done } from '../shapes/fields.ts'

/** URL of the picture; null while the player has none. It changes with the picture. */
const Avatar = Type.Object({ url: Type.Union([Type.String(), Type.Null()]) })

/** Multipart, one file `file`: JPEG, PNG or WebP, at least 128 pixels each way, at most 15 MB. The type is detected from its bytes. */
export const uploadAvatar = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/UploadAvatar',
  audience: 'player',
  summary: 'Upload a picture of oneself',
  bodyKind: 'multipart',
  reply: Avatar,
  refusals: [
    'ERR_FILE_MISSING',
    'ERR_FILE_TOO_LARGE',
    'ERR_FILE_TYPE_NOT_ALLOWED',
    'ERR_FILE_DAMAGED',
    'ERR_IMAGE_TOO_SMALL',
  ],
  ratePerMinute: 10,
})

export const getAvatar = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Player/GetAvatar',
  audience: 'player',
  summary: 'The player’s own picture',
  query: Type.Object({}),
  reply: Avatar,
  refusals: [],
})

export const checkAvatar = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Player/CheckAvatar',
  audience: 'player',
  summary: 'Whether the player has a picture',
  query: Type.Object({}),
  reply: Type.Object({ hasAvatar: Type.Boolean() }),
  refusals: [],
})

export const deleteAvatar = defineCall({
  method: 'DELETE',
  path: '/capi/v2-onling/Player/DeleteAvatar',
  audience: 'player',
  summary: 'Delete the player’s own picture',
  reply: Done,
  refusals: [],
})
