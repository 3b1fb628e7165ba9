import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/lists.ts'
import { serve } from '#server/kernel/index.ts'
import { requestExport, stopExport } from './exports/request-export.ts'
import { linkForClient, linkForStaff } from './exports/link-export.ts'
import { serveExports } from './exports/serve-export.ts'
import { showExports } from './exports/show-exports.ts'
import type { ListNeeds } from './needs.ts'
import { showTotals } from './show-totals.ts'
import { listViews, removeSharedView, removeView, saveView } from './views/keep-views.ts'

/** Mounts what all lists have: sums, files, saved views. */
export function listRoutes(app: FastifyInstance, needs: ListNeeds): void {
  serve(app, calls.getTotals, (input) => showTotals(needs, input))
  serve(app, calls.makeExport, (input) => requestExport(needs, input))
  serve(app, calls.listExports, (input) => showExports(needs, input))
  serve(app, calls.cancelExport, (input) => stopExport(needs, input))
  serve(app, calls.download, (input) => linkForStaff(needs, input))
  serve(app, calls.downloadView, (input) => linkForClient(needs, input))
  serve(app, calls.listViews, (input) => listViews(needs, input))
  serve(app, calls.saveView, (input) => saveView(needs, input))
  serve(app, calls.removeSharedView, (input) => removeSharedView(needs, input))
  serve(app, calls.removeView, (input) => removeView(needs, input))
  serveExports(app, needs)
}
