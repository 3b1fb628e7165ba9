import { Type, type TSchema } from 'typebox'
import { PRIORITIES, TICKET_STATES, TOPICS } from '../states/ticket-states.ts'
import { personal } from '../personal.ts'
import { Instant, Language, PlayerId, text, Uuid } from './fields.ts'

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const TicketState = Type.Enum([...TICKET_STATES])
export const Topic = Type.Enum([...TOPICS])
export const Priority = Type.Enum([...PRIORITIES])

/** A text of a ticket: to support, to a player, or a note for colleagues. */
export const TicketText = text(4000, 2)

/** One file of a message. */
export const TicketFile = Type.Object({
  fileId: Uuid,
  contentType: Type.Enum(['image/jpeg', 'application/pdf']),
  bytes: Type.Integer(),
})

/** A link to one file: valid for this viewer and until `expiresAt`; each opening is recorded. */
export const TicketFileLink = Type.Object({ url: Type.String(), contentType: Type.String(), expiresAt: Instant })

const heads = {
  ticketId: Uuid,
  /** Its displayed number. */
  number: Type.Integer(),
  topic: Topic,
  state: TicketState,
  createdAt: Instant,
  changedAt: Instant,
}

/** The player's own ticket, in a list. The excerpt is the beginning of the player's first message. */
export const OwnTicketRow = Type.Object({ ...heads, excerpt: Type.String() })

export const OwnMessage = Type.Object({
  messageId: Uuid,
  /** Null: the player. Otherwise the first name of the member of staff. */
  from: orNull(Type.String()),
  text: Type.String(),
  files: Type.Array(TicketFile),
  at: Instant,
})

/** A change of a ticket other than a message. */
export const TicketMoveRow = Type.Object({
  to: TicketState,
  by: Type.Enum(['player', 'staff', 'clock']),
  at: Instant,
})

export const OwnTicket = Type.Object({
  ...heads,
  messages: Type.Array(OwnMessage),
  moves: Type.Array(TicketMoveRow),
  /** When an answered ticket closes automatically without a further message. */
  closesAt: orNull(Instant),
})

/** A ticket in the queue of staff. */
export const TicketRow = Type.Object({
  ...heads,
  playerId: PlayerId,
  language: Language,
  priority: Priority,
  ownerId: orNull(Type.Integer()),
  ownerName: orNull(Type.String()),
  /** Since when the player waits, and the deadline of the promise; null unless the ticket is open. */
  waitingSince: orNull(Instant),
  dueAt: orNull(Instant),
  isLate: Type.Boolean(),
  excerpt: personal('text'),
})

/** A message: by the player, by staff, or a note that the player never sees. */
export const TicketMessage = Type.Object({
  messageId: Uuid,
  author: Type.Enum(['player', 'staff', 'note']),
  /** For staff: the author. */
  staffName: orNull(Type.String()),
  text: personal('text'),
  files: Type.Array(TicketFile),
  at: Instant,
})

export const StaffTicket = Type.Object({
  ticket: TicketRow,
  /** The newest message: an answer names it, so that a newer one is not overlooked. */
  lastMessageId: Uuid,
  messages: Type.Array(TicketMessage),
  moves: Type.Array(Type.Object({ ...TicketMoveRow.properties, staffName: orNull(Type.String()) })),
  /** Other tickets of the player, newest first. */
  others: Type.Array(TicketRow),
})

/** A text template for answers, in the languages of the brand. `{number}` stands for the number of the ticket. */
export const TemplateTexts = Type.Object({
  cs: Type.Optional(TicketText),
  sk: Type.Optional(TicketText),
  en: Type.Optional(TicketText),
  hu: Type.Optional(TicketText),
  ru: Type.Optional(TicketText),
  vi: Type.Optional(TicketText),
})

export const Template = Type.Object({
  templateId: Uuid,
  name: Type.String(),
  topic: orNull(Topic),
  texts: TemplateTexts,
  /** Languages in which it addresses the player otherwise than the brand does. */
  inOtherForm: Type.Array(Language),
  changedAt: Instant,
  changedBy: Type.String(),
})

export const TicketCounts = Type.Object({
  open: Type.Integer(),
  /** Open past the deadline. */
  late: Type.Integer(),
  /** Open, without an owner. */
  unowned: Type.Integer(),
  /** Open, owned by the caller. */
  mine: Type.Integer(),
})
