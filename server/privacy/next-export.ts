import type { RequestRow } from './privacy.queries.ts'

const DAY_MS = 86_400_000

/** From when the next copy may be asked for; null: at once. A day apart, so that nobody has the worker read all day. */
export function nextExportAt(exports: readonly RequestRow[], now: Date): Date | null {
  const last = exports[0]
  const next = last && new Date(last.askedAt.getTime() + DAY_MS)
  return next && next > now ? next : null
}
