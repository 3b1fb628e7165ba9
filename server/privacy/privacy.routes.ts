import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/privacy.ts'
import { serve } from '#server/kernel/index.ts'
import { requestCopy } from './request-copy.ts'
import { closeAccount } from './close-account.ts'
import { enterErasure } from './enter-erasure.ts'
import type { PrivacyNeeds } from './needs.ts'
import { getExportLink, serveArchives } from './serve-archive.ts'
import { showPrivacy } from './show-privacy.ts'
import { openHeldData, requestsListed, showPrivacyRequest } from './staff-requests.ts'

export function privacyRoutes(app: FastifyInstance, needs: PrivacyNeeds): void {
  serve(app, calls.getPrivacy, (input) => showPrivacy(needs, input))
  serve(app, calls.askForExport, (input) => requestCopy(needs, input))
  serve(app, calls.getExportLink, (input) => getExportLink(needs, input))
  serve(app, calls.closeAccount, (input) => closeAccount(needs, input))
  const requests = requestsListed(needs)
  serve(app, calls.listPrivacyRequests, ({ query, caller }) => requests.page(query, caller))
  serve(app, calls.getPrivacyRequest, (input) => showPrivacyRequest(needs, input))
  serve(
    app,
    calls.enterErasure,
    (input) => enterErasure(needs, input),
    ({ requestId }) => [null, { erasureRequest: requestId }],
  )
  serve(app, calls.openHeldData, (input) => openHeldData(needs, input))
  serveArchives(app, needs)
}
