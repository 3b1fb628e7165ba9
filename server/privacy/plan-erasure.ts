import type { ErasurePlan } from '#contract/shapes/privacy.ts'
import { sameTimeDaysLater } from '#contract/states/calendar.ts'
import { PERSONAL_PARTS } from '#contract/states/privacy-states.ts'
import type { Querier } from '#server/kernel/index.ts'
import { sentenceIn, type LawLanguage } from '#server/law/index.ts'
import { yearsLater } from './calendar.ts'
import type { PrivacyNeeds } from './needs.ts'

type Needs = Pick<PrivacyNeeds, 'parts' | 'law' | 'findExclusion' | 'market'>
type PlanOf = { readonly playerId: number; readonly closedAt: Date; readonly language?: LawLanguage | undefined }

/**
 * Plan of an erasure after the end of an account at an instant: which parts are erased at once, which are held by which
 * rule until when, and until when the person must be found again.
 * @param language of the source of the rule; absent: as it is in the pack of law
 */
export async function planErasure(
  needs: Needs,
  db: Querier,
  { playerId, closedAt, language = 'en' }: PlanOf,
): Promise<ErasurePlan> {
  const { parts, law } = needs
  const { ruleId, source, years } = law.retention()
  return {
    parts: PERSONAL_PARTS.map((name) => ({
      name,
      fate: strictest(parts.filter((part) => part.name === name).map(({ fate }) => fate)),
    })),
    held: { ruleId, source: sentenceIn(language, source), until: yearsLater(closedAt, years).toISOString() },
    found: await planFinding(needs, db, playerId, closedAt),
  }
}

/**
 * Why a person must be found again for a while: limits apply to a new account within the days, and an exclusion applies
 * to the person, not to the account. Returns the longest; undefined when there is none.
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

/** Of several rooms with the same part, the longest retention is shown. */
function strictest(fates: readonly ErasurePlan['parts'][number]['fate'][]) {
  return fates.find((fate) => fate === 'held') ?? fates.find((fate) => fate === 'unnamed') ?? 'erased'
}
