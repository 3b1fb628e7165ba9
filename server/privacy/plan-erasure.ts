import type { ErasurePlan } from '#contract/shapes/privacy.ts'
import { sameTimeDaysLater } from '#contract/states/calendar.ts'
import { PERSONAL_PARTS } from '#contract/states/privacy-states.ts'
import type { Querier } from '#server/kernel/index.ts'
import { yearsLater } from './calendar.ts'
import type { PrivacyNeeds } from './needs.ts'

type Needs = Pick<PrivacyNeeds, 'parts' | 'law' | 'findExclusion' | 'market'>

/**
 * What an erasure of somebody whose account ended at an instant does: which parts are gone at once, which are held by which
 * rule until when, and until when the person can still be found again.
 */
export async function planErasure(needs: Needs, db: Querier, playerId: number, closedAt: Date): Promise<ErasurePlan> {
  const { parts, law } = needs
  const { ruleId, source, years } = law.retention()
  return {
    parts: PERSONAL_PARTS.map((name) => ({
      name,
      fate: strictest(parts.filter((part) => part.name === name).map(({ fate }) => fate)),
    })),
    held: { ruleId, source, until: yearsLater(closedAt, years).toISOString() },
    found: await planFinding(needs, db, playerId, closedAt),
  }
}

/**
 * Why a person must be found again for a while: whoever opens another account within the days keeps the limits that held,
 * and an exclusion holds for the person, not for the account. The one that lasts longest; nothing when nothing does.
 */
export async function planFinding(
  { law, findExclusion, market }: Needs,
  db: Querier,
  playerId: number,
  closedAt: Date,
): Promise<ErasurePlan['found']> {
  const reopening = law.reopening()
  const exclusion = await findExclusion(db, playerId)
  if (exclusion?.until === null) return byRule(law, exclusion.ruleId, null)
  const freeAt = reopening ? sameTimeDaysLater(market.timeZone, closedAt, reopening.days) : closedAt
  if (exclusion?.until && exclusion.until > freeAt) return byRule(law, exclusion.ruleId, exclusion.until)
  return reopening ? { ruleId: reopening.ruleId, source: reopening.source, until: freeAt.toISOString() } : null
}

function byRule(law: PrivacyNeeds['law'], ruleId: string | null, until: Date | null): ErasurePlan['found'] {
  const id = ruleId ?? ''
  return { ruleId: id, source: law.sourceOf(id), until: until?.toISOString() ?? null }
}

/** Of several rooms that keep the same part, what is told is what stays the longest. */
function strictest(fates: readonly ErasurePlan['parts'][number]['fate'][]) {
  return fates.find((fate) => fate === 'held') ?? fates.find((fate) => fate === 'unnamed') ?? 'erased'
}
