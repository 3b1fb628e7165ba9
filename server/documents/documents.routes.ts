import type { FastifyInstance } from 'fastify'
import type { ReplyOf } from '#contract/call.ts'
import * as venue from '#contract/capi-v1/document-scans.ts'
import * as scan from '#contract/onling-v2/player-document-scan.ts'
import * as document from '#contract/onling-v2/player-identity-document.ts'
import * as staff from '#contract/play-v1/staff-documents.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import {
  readUpload,
  refuse,
  serve,
  takeUploads,
  UPLOAD_BYTES_MAX,
  type Change,
  type ClientCaller,
  type Input,
} from '#server/kernel/index.ts'
import { findPlayerById, noteKnownAt } from '#server/players/index.ts'
import { approveAction, decideDocument } from './decide-document.ts'
import { approvePaperAction, rejectPaper } from './decide-scan.ts'
import { correctDocument, createDocument } from './enter-document.ts'
import { storeScan, removeScan, replaceScan } from './store-scan.ts'
import {
  listDocuments,
  listScans,
  readDocument,
  readHistory,
  readIdentityStatus,
  readPhoto,
  readScan,
} from './list-documents.ts'
import { checkMrz } from './mrz/check-mrz.ts'
import type { DocumentNeeds } from './needs.ts'
import { removeDocument } from './remove-document.ts'
import { sendSide } from './send-side.ts'
import { serveDocumentFiles } from './serve-files.ts'
import { listOfPlayer, listWaiting, showItem } from './show-queue.ts'

/** Calls about identity documents and papers, for players, staff and venues. */
export function documentRoutes(
  app: FastifyInstance,
  needs: DocumentNeeds,
  approvals: Pick<Approvals, 'register'>,
): void {
  playerRoutes(app, needs)
  staffRoutes(app, needs, approvals)
  venueRoutes(app, needs)
  serveDocumentFiles(app, needs)
}

function playerRoutes(app: FastifyInstance, needs: DocumentNeeds): void {
  serve(app, document.get, ({ caller, query }) => readDocument(needs, caller.playerId, query.documentId))
  serve(app, document.list, ({ caller }) => listDocuments(needs, caller.playerId))
  serve(app, document.getStatus, async ({ caller }) => ({
    ...(await readIdentityStatus(needs, needs.db, caller.playerId)),
    kycMethods: [...needs.kycMethods],
  }))
  serve(app, document.getHistory, ({ caller, query }) => readHistory(needs, caller.playerId, query.documentId))
  serve(app, document.create, ({ caller, body }) => createDocument(needs, caller.playerId, body))
  serve(app, document.update, ({ caller, body }) => correctDocument(needs, caller.playerId, body))
  serve(app, document.remove, ({ caller, query }) => removeDocument(needs, caller.playerId, query.documentId))
  serve(app, document.getImage, async ({ caller: { playerId }, query }) => {
    const { image } = await readScan(needs, playerId, query.scanId, { kind: 'player', id: String(playerId) })
    return image
  })
  serve(app, scan.list, ({ caller }) => listScans(needs, caller.playerId, { onlyAlone: true }))
  serve(app, scan.get, ({ caller: { playerId }, query }) =>
    readScan(needs, playerId, query.scanId, { kind: 'player', id: String(playerId) }),
  )
  takeUploads(app, (scope) => {
    serve(scope, document.uploadScan, async ({ caller, query, raw }) =>
      sendSide(needs, caller.playerId, query, await readUpload(raw)),
    )
    serve(scope, scan.upload, async ({ caller, query, raw }) =>
      storeScan(needs, { playerId: caller.playerId, kind: query.kind, by: 'player' }, await readUpload(raw)),
    )
  })
}

function staffRoutes(app: FastifyInstance, needs: DocumentNeeds, approvals: Pick<Approvals, 'register'>): void {
  const approve = approvals.register(approveAction(needs))
  const approvePaper = approvals.register(approvePaperAction(needs))
  const paper = ({ state, kind }: ReplyOf<typeof scan.approve>): Change => [null, { state, kind }]
  serve(app, staff.listWaiting, (input) => listWaiting(needs, input))
  serve(app, staff.getItem, ({ caller, query }) => showItem(needs, caller, query))
  serve(app, staff.checkMrz, ({ body }) => checkMrz(needs, body))
  serve(app, staff.listOfPlayer, ({ query }) => listOfPlayer(needs, query.playerId))
  serve(app, document.approve, ({ body: { playerId, documentId, explanation, acceptedWarnings }, ...input }) => {
    const said = { ...(explanation ? { explanation } : {}), ...(acceptedWarnings ? { acceptedWarnings } : {}) }
    return approve({ playerId, documentId: documentId.toLowerCase() }, requestOf({ ...input, body: said }))
  })
  serve(
    app,
    document.reject,
    ({ caller, body }) => decideDocument(needs, caller, { move: 'reject', ...body }),
    (reply) => [null, { state: reply.state }],
  )
  const takePaper = ({ body, ...input }: Input<typeof scan.approve>) => {
    const { playerId, scanId, account = null, explanation, acceptedWarnings } = body
    const said = { ...(explanation ? { explanation } : {}), ...(acceptedWarnings ? { acceptedWarnings } : {}) }
    const of = { playerId, scanId: scanId.toLowerCase(), account: account?.trim() ?? null }
    return approvePaper(of, requestOf({ ...input, body: said }))
  }
  serve(app, scan.approve, takePaper, paper)
  serve(app, scan.reject, ({ caller, body }) => rejectPaper(needs, caller, { move: 'reject', ...body }), paper)
  serve(
    app,
    scan.updateState,
    ({ body: { state, reason, message, ...body }, ...input }) => {
      if (state === 'approved') return takePaper({ ...input, body } as Input<typeof scan.approve>)
      if (reason === undefined || message === undefined) return refuse('ERR_REASON_REQUIRED')
      return rejectPaper(needs, input.caller, { move: 'reject', reason, message, ...body })
    },
    paper,
  )
}

function venueRoutes(app: FastifyInstance, needs: DocumentNeeds): void {
  const bytesOf = (content: string) => {
    const bytes = Buffer.from(content, 'base64')
    return bytes.length > UPLOAD_BYTES_MAX ? 'too-large' : bytes
  }
  const refuseStranger = async (playerId: number) => {
    if (!(await findPlayerById(needs.db, needs.target, playerId))) refuse('ERR_PLAYER_NOT_FOUND')
  }
  const noteMet = (playerId: number, { venueId }: ClientCaller) =>
    noteKnownAt(needs.db, { playerId, venueId, at: needs.clock.now() })
  serve(app, venue.saveScan, async ({ caller, body: { playerId, kind, content } }) => {
    await refuseStranger(playerId)
    const stored = await storeScan(needs, { playerId, kind, by: 'client' }, bytesOf(content))
    await noteMet(playerId, caller)
    return stored
  })
  serve(app, venue.updateScan, ({ body: { content, ...ofScan } }) => replaceScan(needs, ofScan, bytesOf(content)))
  serve(app, venue.deleteScan, ({ body }) => removeScan(needs, { ...body, by: 'client' }))
  serve(app, venue.listScans, async ({ body: { playerId, kind } }) => {
    await refuseStranger(playerId)
    return listScans(needs, playerId, { onlyAlone: false, kind })
  })
  serve(app, venue.getScanDetail, ({ caller, body }) =>
    readScan(needs, body.playerId, body.scanId, { kind: 'internal', id: caller.clientId }),
  )
  serve(app, venue.savePhoto, async ({ caller, body: { playerId, content } }) => {
    await refuseStranger(playerId)
    const stored = await storeScan(needs, { playerId, kind: 'Portrait', by: 'client' }, bytesOf(content))
    await noteMet(playerId, caller)
    return stored
  })
  serve(app, venue.getPhoto, ({ caller, body }) =>
    readPhoto(needs, body.playerId, { kind: 'internal', id: caller.clientId }),
  )
}
