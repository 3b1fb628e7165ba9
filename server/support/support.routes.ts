import type { FastifyInstance } from 'fastify'
import { sendSupportTicket } from '#contract/onling-v2/feedback.ts'
import * as own from '#contract/play-v1/support.ts'
import * as staff from '#contract/play-v1/staff-support.ts'
import { readUpload, serve, takeUploads } from '#server/kernel/index.ts'
import { askFromOutside } from './ask-from-outside.ts'
import { closeOwnTicket } from './close-own-ticket.ts'
import { linkFileOfTicket, linkOwnFile } from './files/link-file.ts'
import { serveTicketFiles } from './files/serve-files.ts'
import { removeFile, uploadFile } from './files/upload-file.ts'
import { measureAnswerTime } from './measure-answer-time.ts'
import type { SupportNeeds } from './needs.ts'
import { sendTicket } from './send-ticket.ts'
import { listOwnTickets, showOwnTicket } from './show-own-ticket.ts'
import { addNote, answerTicket } from './staff/answer-ticket.ts'
import { closeTicket, reopenTicket as reopenByStaff } from './staff/end-ticket.ts'
import { changeMany } from './staff/change-many.ts'
import { countQueue, listQueue } from './staff/list-queue.ts'
import { setOwner, setPriority } from './staff/order-queue.ts'
import { showTicket } from './staff/show-ticket.ts'
import { listTemplates, removeTemplate, saveTemplate } from './templates/templates.ts'
import { replyToTicket, reopenTicket } from './write-again.ts'

/** Mounts the calls of players, and those of staff about the queue. */
export function supportRoutes(app: FastifyInstance, needs: SupportNeeds): void {
  playerRoutes(app, needs)
  staffRoutes(app, needs)
  serveTicketFiles(app, needs)
}

function playerRoutes(app: FastifyInstance, needs: SupportNeeds): void {
  serve(app, sendSupportTicket, ({ caller: { playerId }, body }) =>
    sendTicket(needs, { playerId, isFromOutside: false }, body),
  )
  serve(app, own.askFromOutside, (input) => askFromOutside(needs, input))
  serve(app, own.getAnswerTime, () => measureAnswerTime(needs))
  serve(app, own.listTickets, ({ caller, query }) => listOwnTickets(needs, caller.playerId, query))
  serve(app, own.getTicket, ({ caller, query }) => showOwnTicket(needs, caller.playerId, query.ticketId))
  serve(app, own.reply, ({ caller, body }) => replyToTicket(needs, caller.playerId, body))
  serve(app, own.reopen, ({ caller, body }) => reopenTicket(needs, caller.playerId, body))
  serve(app, own.close, ({ caller, body }) => closeOwnTicket(needs, caller.playerId, body.ticketId))
  serve(app, own.removeFile, ({ caller, body }) => removeFile(needs, caller.playerId, body.fileId))
  serve(app, own.getFile, ({ caller, query }) => linkOwnFile(needs, caller.playerId, query.fileId))
  takeUploads(app, (scope) => {
    serve(scope, own.uploadFile, async ({ caller, raw }) => uploadFile(needs, caller.playerId, await readUpload(raw)))
  })
}

function staffRoutes(app: FastifyInstance, needs: SupportNeeds): void {
  serve(app, staff.listTickets, ({ caller, query }) => listQueue(needs, caller, query))
  serve(app, staff.countTickets, ({ caller }) => countQueue(needs, caller))
  serve(app, staff.getTicket, (input) => showTicket(needs, input, input.query.ticketId))
  serve(app, staff.getFile, (input) => linkFileOfTicket(needs, input))
  serve(app, staff.setOwner, (input) => setOwner(needs, input))
  serve(app, staff.changeMany, (input) => changeMany(needs, input))
  serve(app, staff.setPriority, (input) => setPriority(needs, input))
  serve(app, staff.answer, (input) => answerTicket(needs, input))
  serve(app, staff.addNote, (input) => addNote(needs, input))
  serve(app, staff.close, (input) => closeTicket(needs, input))
  serve(app, staff.reopen, (input) => reopenByStaff(needs, input))
  serve(app, staff.listOwners, async () => ({ people: [...(await needs.findAnswerers(needs.db))] }))
  serve(app, staff.listTemplates, () => listTemplates(needs))
  serve(app, staff.saveTemplate, (input) => saveTemplate(needs, input))
  serve(app, staff.removeTemplate, (input) => removeTemplate(needs, input))
}
