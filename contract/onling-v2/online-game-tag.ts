import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done } from '../shapes/fields.ts'
import { Tag } from '../shapes/game.ts'
import { TagInput, TagKey } from '../shapes/game-management.ts'

const root = '/capi/v2-onling/OnlineGameTag'

export const create = defineCall({
  method: 'POST',
  path: `${root}/Create`,
  audience: 'staff',
  permission: 'games.manage',
  summary: 'Create a tag',
  body: TagInput,
  reply: Tag,
  refusals: ['ERR_TAG_ALREADY_EXISTS'],
})

/** Texts, type and badge colour are replaced; the key names the tag. */
export const update = defineCall({
  method: 'POST',
  path: `${root}/Update`,
  audience: 'staff',
  permission: 'games.manage',
  summary: 'Change a tag',
  body: TagInput,
  reply: Tag,
  refusals: ['ERR_TAG_NOT_FOUND'],
})

export const get = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'any',
  summary: 'One tag',
  query: Type.Object({ tagKey: TagKey }),
  reply: Tag,
  refusals: ['ERR_TAG_NOT_FOUND'],
})

export const list = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'any',
  doors: ['player', 'staff'],
  summary: 'All tags, including those without a playable game',
  query: Type.Object({}),
  reply: Type.Object({ tags: Type.Array(Tag) }),
  refusals: [],
})

/** The tag is removed from its games, and its order is deleted; games do not change otherwise. */
export const remove = defineCall({
  method: 'DELETE',
  path: `${root}/Delete`,
  audience: 'staff',
  permission: 'games.manage',
  summary: 'Delete a tag',
  query: Type.Object({ tagKey: TagKey }),
  reply: Done,
  refusals: ['ERR_TAG_NOT_FOUND'],
})
