import { Type, type TSchema } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { ticketList } from '../lists/tickets.ts'
import { BulkFields } from '../shapes/bulk.ts'
import { Done, IdempotencyKey, Instant, Language, page, text, Uuid } from '../shapes/fields.ts'
import {
  Priority,
  StaffTicket,
  Template,
  TemplateTexts,
  TicketCounts,
  TicketFileLink,
  TicketRow,
  TicketState,
  TicketText,
  Topic,
} from '../shapes/support.ts'

/** The queue of support, and actions of staff on a ticket. */
const root = '/capi/BackOffice/v1/Support'
const looks = { audience: 'staff', permission: 'support.read', method: 'GET' } as const
const works = { audience: 'staff', permission: 'support.manage', method: 'POST' } as const
const ofTicket = { ticketId: Uuid }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Open ones by the deadline of their promise, then the others, newest first. */
export const listTickets = defineCall({
  ...looks,
  path: `${root}/ListTickets`,
  summary: 'Tickets, those that wait longest over their promise first',
  query: Type.Object({
    ...listQuery(ticketList),
    state: Type.Optional(TicketState),
    owner: Type.Optional(Type.Enum(['mine', 'nobody'])),
    priority: Type.Optional(Priority),
    topic: Type.Optional(Topic),
    isLate: Type.Optional(Type.Boolean()),
    number: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  reply: page(TicketRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
  uncoveredFor: 'support.manage',
})

/** Polled for the side rail. */
export const countTickets = defineCall({
  ...looks,
  path: `${root}/Count`,
  summary: 'How many tickets wait, and for whom',
  query: Type.Object({}),
  reply: TicketCounts,
  refusals: [],
  isUnaudited: true,
})

export const getTicket = defineCall({
  ...looks,
  path: `${root}/GetTicket`,
  summary: 'One ticket with what was written and what became of it',
  query: Type.Object(ofTicket),
  reply: StaffTicket,
  refusals: ['ERR_TICKET_NOT_FOUND'],
  uncoveredFor: 'support.manage',
})

export const getFile = defineCall({
  audience: 'staff',
  permission: 'support.manage',
  method: 'GET',
  path: `${root}/GetFile`,
  summary: 'A link to one file of a ticket',
  query: Type.Object({ ...ofTicket, fileId: Uuid }),
  reply: TicketFileLink,
  refusals: ['ERR_TICKET_FILE_NOT_FOUND'],
})

const changed = { reply: StaffTicket, uncoveredFor: 'support.manage' } as const

/** `seenOwnerId` is the owner that the caller saw: of two concurrent calls for a ticket the second one is refused. */
export const setOwner = defineCall({
  ...works,
  ...changed,
  path: `${root}/SetOwner`,
  summary: 'Take a ticket, give it to a colleague, or let it go',
  body: Type.Object({ ...ofTicket, ownerId: orNull(Type.Integer()), seenOwnerId: orNull(Type.Integer()) }),
  refusals: ['ERR_TICKET_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_STAFF_NOT_FOUND'],
})

/**
 * One change of many tickets, each on its own and by the rules for one: a failure does not affect the others. `seen` is the state
 * of each that the caller saw: a ticket with a new owner or a new message of the player is not changed. A preview runs the same
 * checks and changes nothing.
 */
export const changeMany = defineCall({
  ...works,
  path: `${root}/ChangeMany`,
  summary: 'Give many tickets to somebody, or close them; or see what would come of it',
  body: Type.Object({
    tickets: Type.Array(Type.Object({ ...ofTicket, seenOwnerId: orNull(Type.Integer()), seenChangedAt: Instant }), {
      minItems: 1,
      maxItems: 200,
    }),
    change: Type.Union([
      Type.Object({ do: Type.Literal('assign'), ownerId: orNull(Type.Integer()) }),
      Type.Object({ do: Type.Literal('close') }),
    ]),
    isPreview: Type.Boolean(),
  }),
  reply: Type.Object({
    rows: Type.Array(Type.Object({ ticketId: Uuid, ...BulkFields })),
  }),
  refusals: ['ERR_STAFF_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const setPriority = defineCall({
  ...works,
  ...changed,
  path: `${root}/SetPriority`,
  summary: 'Change how soon a ticket has to be answered',
  body: Type.Object({ ...ofTicket, priority: Priority }),
  refusals: ['ERR_TICKET_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** `lastMessageId` is the newest message that the caller read: after a newer one the call is refused. */
export const answer = defineCall({
  ...works,
  ...changed,
  path: `${root}/Answer`,
  summary: 'Answer a player, and close the ticket where nothing is left',
  body: Type.Object({
    ...ofTicket,
    lastMessageId: Uuid,
    text: TicketText,
    templateId: Type.Optional(Uuid),
    closes: Type.Boolean(),
    idempotencyKey: IdempotencyKey,
  }),
  refusals: ['ERR_TICKET_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_TEMPLATE_NOT_FOUND'],
})

export const addNote = defineCall({
  ...works,
  ...changed,
  path: `${root}/AddNote`,
  summary: 'Write a note that only staff see',
  body: Type.Object({ ...ofTicket, text: TicketText, idempotencyKey: IdempotencyKey }),
  refusals: ['ERR_TICKET_NOT_FOUND'],
})

export const close = defineCall({
  ...works,
  ...changed,
  path: `${root}/Close`,
  summary: 'Close a ticket without a further answer',
  body: Type.Object({ ...ofTicket, lastMessageId: Uuid }),
  refusals: ['ERR_TICKET_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const reopen = defineCall({
  ...works,
  ...changed,
  path: `${root}/Reopen`,
  summary: 'Open a closed ticket again',
  body: Type.Object(ofTicket),
  refusals: ['ERR_TICKET_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const listOwners = defineCall({
  ...looks,
  path: `${root}/ListOwners`,
  summary: 'Who may have a ticket',
  query: Type.Object({}),
  reply: Type.Object({ people: Type.Array(Type.Object({ userId: Type.Integer(), name: Type.String() })) }),
  refusals: [],
})

export const listTemplates = defineCall({
  ...looks,
  path: `${root}/ListTemplates`,
  summary: 'Texts that staff answer with',
  query: Type.Object({}),
  /** With the languages in which each template is required. */
  reply: Type.Object({ templates: Type.Array(Template), languages: Type.Array(Language) }),
  refusals: [],
})

/** Without `templateId` a new one. A text in every language of the brand. */
export const saveTemplate = defineCall({
  ...works,
  path: `${root}/SaveTemplate`,
  summary: 'Write or change a text that staff answer with',
  body: Type.Object({
    templateId: Type.Optional(Uuid),
    name: text(80, 3),
    topic: orNull(Topic),
    texts: TemplateTexts,
  }),
  reply: Template,
  refusals: ['ERR_TEMPLATE_NOT_FOUND', 'ERR_TEMPLATE_LANGUAGES', 'ERR_TEMPLATE_NAME_TAKEN'],
})

export const removeTemplate = defineCall({
  ...works,
  path: `${root}/RemoveTemplate`,
  summary: 'Take a text away from those that staff answer with',
  body: Type.Object({ templateId: Uuid }),
  reply: Done,
  refusals: ['ERR_TEMPLATE_NOT_FOUND'],
})
