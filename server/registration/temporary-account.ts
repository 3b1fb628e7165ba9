import { findRule } from '#server/law/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findProlongedUntil } from './prolongations.queries.ts'

const DAY_MS = 86_400_000

/** How long a temporary account lives: the brand's own term, and the longest that the law of its market lets it. */
export type TemporaryTerm = { readonly days: number; readonly daysMax: number; readonly ruleId: string }

/** Until when one account is temporary, and the moment that it is never prolonged past. */
export type TemporaryEnd = { readonly until: Date; readonly latest: Date }

/** The term of a market; undefined where its law knows no temporary account. A brand may be stricter, never milder. */
export function temporaryTermOf(market: string, brandDays: number | undefined, now: Date): TemporaryTerm | undefined {
  const rule = findRule(market, 'temporary-account', now)
  if (!rule) return undefined
  const daysMax = rule.figures.days
  return { days: Math.min(brandDays ?? daysMax, daysMax), daysMax, ruleId: rule.id }
}

/** The one place that says when a temporary account ends: the term from the registration, or what it was prolonged to. */
export async function readTemporaryEnd(
  db: Querier,
  { days, daysMax }: TemporaryTerm,
  { playerId, registeredAt }: { readonly playerId: number; readonly registeredAt: Date },
): Promise<TemporaryEnd> {
  const after = (count: number) => registeredAt.getTime() + count * DAY_MS
  const prolonged = (await findProlongedUntil(db, playerId))?.getTime() ?? 0
  return {
    until: new Date(Math.min(after(daysMax), Math.max(after(days), prolonged))),
    latest: new Date(after(daysMax)),
  }
}
