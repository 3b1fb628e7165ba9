import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { fileIds } from '../onling-v2/feedback.ts'
import { Done, Email, IdempotencyKey, page, PageQuery, Uuid } from '../shapes/fields.ts'
import { OwnTicket, OwnTicketRow, TicketFile, TicketFileLink, TicketText, Topic } from '../shapes/support.ts'

/** A player's own questions to support. The first message is sent by Feedback/SendSupportTicket. */
const root = '/capi/PlayerAccount/v1/Support'
const player = { audience: 'player' } as const
const ofTicket = { ticketId: Uuid }
const written = { ...ofTicket, text: TicketText, fileIds, idempotencyKey: IdempotencyKey }

export const listTickets = defineCall({
  ...player,
  method: 'GET',
  path: `${root}/List`,
  summary: 'The player’s own questions to support, newest first',
  query: Type.Object({ ...PageQuery }),
  reply: page(OwnTicketRow),
  refusals: [],
})

export const getTicket = defineCall({
  ...player,
  method: 'GET',
  path: `${root}/Get`,
  summary: 'One of the player’s own questions with its messages',
  query: Type.Object(ofTicket),
  reply: OwnTicket,
  refusals: ['ERR_TICKET_NOT_FOUND'],
})

export const reply = defineCall({
  ...player,
  method: 'POST',
  path: `${root}/Reply`,
  summary: 'Write another message to support',
  body: Type.Object(written),
  reply: OwnTicket,
  refusals: ['ERR_TICKET_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_TOO_MANY_TICKETS', 'ERR_TICKET_FILE_NOT_FOUND'],
  ratePerMinute: 20,
})

export const close = defineCall({
  ...player,
  method: 'POST',
  path: `${root}/Close`,
  summary: 'Mark a question as solved',
  body: Type.Object(ofTicket),
  reply: OwnTicket,
  refusals: ['ERR_TICKET_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const reopen = defineCall({
  ...player,
  method: 'POST',
  path: `${root}/Reopen`,
  summary: 'Reopen a closed question, with a message',
  body: Type.Object(written),
  reply: OwnTicket,
  refusals: ['ERR_TICKET_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_TOO_MANY_TICKETS', 'ERR_TICKET_FILE_NOT_FOUND'],
  ratePerMinute: 20,
})

/** JPEG, PNG, WebP or PDF, up to 15 MB, as the one file of a multipart body. It is kept for a day unless a message refers to it. */
export const uploadFile = defineCall({
  ...player,
  method: 'POST',
  path: `${root}/UploadFile`,
  summary: 'Upload a file for a later message to support',
  query: Type.Object({}),
  bodyKind: 'multipart',
  reply: TicketFile,
  refusals: ['ERR_FILE_MISSING', 'ERR_FILE_TOO_LARGE', 'ERR_TICKET_FILE_NOT_ALLOWED', 'ERR_TOO_MANY_TICKETS'],
  ratePerMinute: 20,
})

/** Removes a file that no message refers to yet. */
export const removeFile = defineCall({
  ...player,
  method: 'POST',
  path: `${root}/RemoveFile`,
  summary: 'Remove a file that was not sent with a message',
  body: Type.Object({ fileId: Uuid }),
  reply: Done,
  refusals: ['ERR_TICKET_FILE_NOT_FOUND'],
})

export const getFile = defineCall({
  ...player,
  method: 'GET',
  path: `${root}/GetFile`,
  summary: 'A link to one of the player’s own files',
  query: Type.Object({ fileId: Uuid }),
  reply: TicketFileLink,
  refusals: ['ERR_TICKET_FILE_NOT_FOUND'],
})

/** Usual time to a response: the median of the last 30 days. Null where there were too few. */
export const getAnswerTime = defineCall({
  method: 'GET',
  path: `${root}/GetAnswerTime`,
  audience: 'any',
  summary: 'Usual time of an answer by support',
  query: Type.Object({}),
  reply: Type.Object({ usualMinutes: Type.Union([Type.Integer(), Type.Null()]) }),
  refusals: [],
})

/**
 * A question to support without a sign-in, for players whose account is locked: e-mail and password prove the person, and the
 * response goes to that e-mail. Players who can sign in use the other call.
 */
export const askFromOutside = defineCall({
  method: 'POST',
  path: `${root}/AskFromOutside`,
  audience: 'any',
  summary: 'Send a question to support while the account is locked',
  body: Type.Object({
    email: Email,
    password: Type.String({ minLength: 1, maxLength: 200 }),
    topic: Topic,
    text: TicketText,
    idempotencyKey: IdempotencyKey,
  }),
  reply: Type.Object({ number: Type.Integer() }),
  refusals: ['ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_BAD_ATTEMPTS', 'ERR_TOO_MANY_TICKETS'],
  ratePerMinute: 10,
})
