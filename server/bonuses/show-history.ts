import type { Static } from 'typebox'
import type { BonusStep } from '#contract/shapes/bonus-detail.ts'
import { findGiftTerms } from '../campaigns/index.ts'
import { numberOfCursor, pageLimit, pageOf, refuse, type Page } from '../kernel/index.ts'
import * as awards from './awards.queries.ts'
import type { BonusNeeds } from './needs.ts'
import { listSteps } from './steps.queries.ts'

/** Every step of an award of the brand, newest first. */
export async function showBonusHistory(
  { db, isPlayer }: Pick<BonusNeeds, 'db' | 'isPlayer'>,
  { awardId, cursor, limit: asked }: { readonly awardId: string; readonly cursor?: string; readonly limit?: number },
): Promise<Page<Static<typeof BonusStep>>> {
  const of = await awards.findAward(db, awardId)
  if (!of || !(await isPlayer(db, of.award.playerId))) return refuse('ERR_BONUS_NOT_FOUND')
  const { bonus } = of
  const given = bonus.isOfCampaign ? await findGiftTerms(db, awardId) : undefined
  const limit = pageLimit(asked)
  const steps = await listSteps(db, awardId, { before: numberOfCursor(cursor), limit: limit + 1 })
  const money = (amountMinor: number) => ({ amountMinor, currency: bonus.currency })
  const shown = steps.map(
    ({ at, change, left, wagered, counted, stake, lowered, ...step }): Static<typeof BonusStep> => {
      const isOffer = step.kind === 'offered'
      return {
        ...step,
        at: at.toISOString(),
        change: money(change),
        left: money(left),
        wagered: money(wagered),
        counted: counted === null ? null : money(counted),
        stake: stake === null ? null : money(stake),
        lowered: lowered === null ? null : money(lowered),
        cause: isOffer ? (given?.cause ?? null) : null,
        campaignId: isOffer ? (given?.campaignId ?? null) : null,
        version: isOffer ? (given?.version ?? bonus.version) : null,
      }
    },
  )
  return pageOf(shown, limit, ({ no }) => String(no))
}
