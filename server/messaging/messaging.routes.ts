import type { FastifyInstance } from 'fastify'
import { listMessages as listCall, takeDeliveryReport } from '#contract/play-v1/messages.ts'
import { serve } from '#server/kernel/index.ts'
import { listMessages } from './list-messages.ts'
import { takeReport, type ReportNeeds } from './sms/take-report.ts'

/** Mounts the staff calls about messages, and the reports of the text message gateway. */
export function messagingRoutes(app: FastifyInstance, needs: ReportNeeds & { readonly target: string }): void {
  serve(app, listCall, (input) => listMessages(needs, input))
  void app.register(async (callbacks) => {
    // The raw bytes are signed: they must not be parsed first.
    callbacks.removeAllContentTypeParsers()
    callbacks.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    serve(callbacks, takeDeliveryReport, (input) => takeReport(needs, input))
  })
}
