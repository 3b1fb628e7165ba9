import { listPlannedShutdowns, type Shutdown } from '#contract/onling-v2/diagnostics.ts'
import { anonymousApi } from '../call-api.server.ts'
import { shutdownToShow } from './shutdown-to-show.ts'
import type { Site } from '../site-context.ts'

/** A shutdown planned by staff is on every page within a second. */
const FRESH_MS = 500
let kept: { readonly at: number; readonly answer: Promise<readonly Shutdown[]> } | undefined

/** The shutdown shown on every page, the same for everybody: at most two requests a second. */
export async function readShutdown(site: Site): Promise<Shutdown | undefined> {
  const now = performance.now()
  if (!kept || now - kept.at >= FRESH_MS) {
    const answer = anonymousApi(site)(listPlannedShutdowns, {}).then((told) => (told.ok ? told.data.shutdowns : []))
    kept = { at: now, answer }
  }
  return shutdownToShow(await kept.answer, new Date())
}
