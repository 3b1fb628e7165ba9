import { Type } from 'typebox'
import { Instant, Uuid } from './fields.ts'

/** `offers` can be switched off and are not for everybody; messages about money and the account always arrive. */
export const MESSAGE_CATEGORIES = ['account', 'money', 'club', 'offers'] as const
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number]

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

export const Message = Type.Object({
  messageId: Uuid,
  category: Type.Enum([...MESSAGE_CATEGORIES]),
  title: Type.String(),
  /** Plain text; paragraphs are separated by an empty line. */
  body: Type.String(),
  /** A place of the site, such as `dp:gf_missions`. */
  link: orNull(Type.String()),
  sentAt: Instant,
  expiresAt: orNull(Instant),
  isRead: Type.Boolean(),
})
