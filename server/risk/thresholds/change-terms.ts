import type { ReplyOf } from '#contract/call.ts'
import type { changeThresholds, getThresholds } from '#contract/play-v1/risk-thresholds.ts'
import { AREA_RIGHTS, RISK_AREAS, signalFacts, type RiskArea, type RiskTerms } from '#contract/shapes/risk.ts'
import { dayOf, daysAfter } from '#contract/states/calendar.ts'
import { emptyPreview, type Action, type Preview } from '#server/approvals/index.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { demandAreas, demandAreasOf } from '../demand-areas.ts'
import { RAISED_DAYS } from '../measuring/days.ts'
import { touchReaching } from '../measuring/measures.queries.ts'
import type { RiskNeeds } from '../needs.ts'
import { readTerms } from './judge-terms.ts'
import { lockTerms, insertTerms, listTerms, type TermsRow } from './terms.queries.ts'
import { termsInForce } from './terms-in-force.ts'

type Needs = Pick<RiskNeeds, 'db' | 'clock' | 'target' | 'timeZone'>
type TermsInput = {
  readonly terms: RiskTerms
  readonly seenVersion: number
  /** Areas that the requester has the right of; absent in older requests. */
  readonly areas?: readonly RiskArea[]
}

/**
 * Thresholds of the brand: a new version beside the earlier ones. Always two people, whatever the policy says, and both have the
 * right of each area that changes.
 */
export function changeTermsAction(
  needs: Needs & Pick<RiskNeeds, 'findWorkers'>,
): Action<TermsInput, ReplyOf<typeof changeThresholds>> {
  const { clock, target, timeZone } = needs
  return {
    key: 'risk.thresholds',
    permission: 'risk.thresholds',
    preview: async (tx, asked) => {
      const now = await holdSeen(needs, tx, asked)
      const after = readTerms(asked.terms)
      const touched = changedAreas(now.terms, after)
      demandAreas(touched, asked.areas ?? [])
      return {
        ...emptyPreview,
        permissions: touched.map((area) => AREA_RIGHTS[area]),
        subject: { kind: 'risk-terms', id: target, label: String(now.version + 1) },
        changes: changesOf(now.terms, after),
      }
    },
    run: async (tx, asked, { asker, approver, reason }) => {
      if (!approver) return refuse('ERR_SECOND_PERSON_NEEDED')
      const now = await holdSeen(needs, tx, asked)
      const version = now.version + 1
      const terms = readTerms(asked.terms)
      const areas = changedAreas(now.terms, terms)
      await demandAreasOf(needs, tx, approver.userId, areas)
      const validFrom = clock.now()
      await insertTerms(tx, { target, version, terms, validFrom, asker, approver, reason })
      // Otherwise they would count for a player only once something new happened about them.
      await touchReaching(tx, {
        target,
        sinceDay: daysAfter(dayOf(timeZone, validFrom), 1 - RAISED_DAYS),
        signals: terms.signals.filter(({ signal }) => areas.includes(signalFacts(signal).area)),
        at: validFrom,
      })
      return versionShown({ version, terms, validFrom, askedByName: asker.name, approvedByName: approver.name, reason })
    },
  }
}

async function holdSeen({ target }: Needs, tx: Transaction, { seenVersion }: TermsInput) {
  await lockTerms(tx, target)
  const now = await termsInForce(tx, target)
  return now.version === seenVersion ? now : refuse('ERR_STATE_CHANGED', { version: now.version })
}

/** Areas with a change. */
function changedAreas(before: RiskTerms, after: RiskTerms): RiskArea[] {
  return RISK_AREAS.filter(
    (area) =>
      before.areas[area] !== after.areas[area] ||
      after.signals.some(({ signal, at, weight }) => {
        const was = before.signals.find((one) => one.signal === signal)
        return signalFacts(signal).area === area && (was?.at !== at || was.weight !== weight)
      }),
  )
}

function changesOf(before: RiskTerms, after: RiskTerms): Preview['changes'] {
  const areas = RISK_AREAS.map((area) => ({
    field: 'riskAlertFrom',
    about: area,
    before: before.areas[area],
    after: after.areas[area],
  }))
  const signals = after.signals.flatMap(({ signal, at, weight }) => {
    const was = before.signals.find((one) => one.signal === signal)
    return [
      { field: 'riskAt', about: signal, before: was?.at ?? null, after: at },
      { field: 'riskWeight', about: signal, before: was?.weight ?? null, after: weight },
    ]
  })
  return [...areas, ...signals].filter((one) => one.before !== one.after)
}

export async function showTerms({ db, target }: Pick<Needs, 'db' | 'target'>): Promise<ReplyOf<typeof getThresholds>> {
  const { version, terms } = await termsInForce(db, target)
  return { version, terms, versions: (await listTerms(db, target)).map(versionShown) }
}

function versionShown({ validFrom, ...row }: TermsRow): ReplyOf<typeof changeThresholds> {
  return { ...row, validFrom: validFrom.toISOString() }
}
