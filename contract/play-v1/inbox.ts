import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { page, PageQuery, Uuid } from '../shapes/fields.ts'
import { Message, MESSAGE_CATEGORIES } from '../shapes/inbox.ts'

const root = '/capi/Play/v1/Inbox'
const Unread = Type.Object({ unread: Type.Integer() })

export const listMessages = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'player',
  summary: 'Own messages, newest first',
  query: Type.Object({ ...PageQuery, category: Type.Optional(Type.Enum([...MESSAGE_CATEGORIES])) }),
  reply: page(Message),
  refusals: [],
})

export const readMessages = defineCall({
  method: 'POST',
  path: `${root}/Read`,
  audience: 'player',
  summary: 'Mark one own message as read, or all of them',
  body: Type.Object({ messageId: Type.Optional(Uuid) }),
  reply: Unread,
  refusals: ['ERR_MESSAGE_NOT_FOUND'],
})

export const deleteMessage = defineCall({
  method: 'POST',
  path: `${root}/Delete`,
  audience: 'player',
  summary: 'Delete an own message',
  body: Type.Object({ messageId: Uuid }),
  reply: Unread,
  refusals: ['ERR_MESSAGE_NOT_FOUND'],
})
