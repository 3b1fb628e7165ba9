import type { RequestRow } from './privacy.queries.ts'

const DAY_MS = 86_400_000

/** When the next copy may be requested; null: at once. One a day, so that nobody overloads the worker. */
export function nextExportAt(exports: readonly RequestRow[], now: Date): Date | null {
  const last = exports[0]
  const next = last && new Date(last.askedAt.getTime() + DAY_MS)
  return next && next > now ? next : null
}
