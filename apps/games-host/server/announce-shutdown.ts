import { createClient } from '#client'
import type { Language } from '#config/shapes.ts'
import { listPlannedShutdowns, type Shutdown } from '#contract/onling-v2/diagnostics.ts'
import { compileTexts } from '#games/kit/description/compile-texts.ts'
import { fillCompiled } from '#text'
import { texts } from '../texts/index.ts'
import { escapeHtml } from './html.ts'

/** A shutdown planned by staff is on every page within a second. */
const FRESH_MS = 500
/** How long a page of a game waits: an API may hang instead of failing. */
const ASK_MAX_MS = 1000
const MINUTE_MS = 60_000

/** Reads the planned shutdowns, with at most two requests a second; none where the API does not respond. */
export function shutdownReader(apiOrigin: string): () => Promise<readonly Shutdown[]> {
  const api = createClient({ baseUrl: apiOrigin })
  let kept: { readonly at: number; readonly answer: Promise<readonly Shutdown[]> } | undefined
  return () => {
    const now = performance.now()
    if (kept && now - kept.at < FRESH_MS) return kept.answer
    const asked = api(listPlannedShutdowns, { signal: AbortSignal.timeout(ASK_MAX_MS) })
    const answer = asked.then((told) => (told.ok ? told.data.shutdowns : []))
    kept = { at: now, answer }
    return answer
  }
}

type ShutdownNotice = {
  readonly shutdowns: readonly Shutdown[]
  readonly language: Language
  readonly timeZone: string
  readonly now: Date
}

/** Adds the notice of the next shutdown, if any, to the page of a game, beside the mark of a demonstration. */
export function announceShutdown(page: string, { shutdowns, language, timeZone, now }: ShutdownNotice): string {
  const near = shutdowns
    .filter(
      ({ startsAt, endsAt, leadMinutes }) =>
        Date.parse(startsAt) - leadMinutes * MINUTE_MS <= now.getTime() && Date.parse(endsAt) > now.getTime(),
    )
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0]
  if (!near) return page
  const write = (at: string) =>
    new Intl.DateTimeFormat(language, {
      timeZone,
      day: 'numeric',
      month: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(at))
  const isRunning = Date.parse(near.startsAt) <= now.getTime()
  const text = fillCompiled(
    compileTexts(texts[language])[isRunning ? 'outageRuns' : 'outageComes'],
    { from: write(near.startsAt), to: write(near.endsAt) },
    language,
  )
  const mark = '<span class="demo" id="demo"'
  return page.replace(mark, () => `<span class="demo gift" id="outage" role="status">${escapeHtml(text)}</span>${mark}`)
}
