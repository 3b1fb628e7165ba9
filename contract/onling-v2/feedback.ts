import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { IdempotencyKey, Uuid } from '../shapes/fields.ts'
import { TicketText, Topic } from '../shapes/support.ts'
import { FILES_MAX } from '../states/ticket-states.ts'

export const fileIds = Type.Optional(Type.Array(Uuid, { maxItems: FILES_MAX, uniqueItems: true }))

/** Sends a question to support; files were uploaded before (Support/UploadFile). A repeat with the same key returns the same ticket. */
export const sendSupportTicket = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Feedback/SendSupportTicket',
  audience: 'player',
  summary: 'Send a question to support',
  body: Type.Object({ topic: Topic, text: TicketText, fileIds, idempotencyKey: IdempotencyKey }),
  reply: Type.Object({ ticketId: Uuid, number: Type.Integer() }),
  refusals: ['ERR_TOO_MANY_TICKETS', 'ERR_TICKET_FILE_NOT_FOUND', 'ERR_PLAYER_NOT_FOUND'],
  ratePerMinute: 20,
})
