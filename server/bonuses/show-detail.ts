import type { Static } from 'typebox'
import type { BonusDetail, BonusRound, WHY_NOT_COUNTED } from '#contract/shapes/bonus-detail.ts'
import { costOfWagering, findGiftTerms } from '../campaigns/index.ts'
import { refuse } from '../kernel/index.ts'
import * as awards from './awards.queries.ts'
import type * as queries from './bonuses.queries.ts'
import type { BonusNeeds, RoundPlayed } from './needs.ts'
import { showAward, wageringTargetOf } from './show-bonus.ts'
import { findAccepted, findRoundSteps, type RoundStep } from './steps.queries.ts'
import { readGames } from './update-bonus.ts'

/** Rounds up to this long after the end are shown too, with the reason that they came too late to count. */
const AFTER_END_MS = 10 * 60_000

type BonusQuery = { readonly awardId: string; readonly cursor?: string; readonly limit?: number }

/**
 * A bonus with what explains it. @param playerId refuses an award of another player; staff see those of their brand's
 * players
 */
export async function showBonusDetail(
  needs: BonusNeeds,
  { awardId, ...page }: BonusQuery,
  playerId?: number,
): Promise<Static<typeof BonusDetail>> {
  const { db } = needs
  const of = await awards.findAward(db, awardId)
  if (!of) return refuse('ERR_BONUS_NOT_FOUND')
  const { award, bonus } = of
  const isTheirs = playerId === undefined ? await needs.isPlayer(db, award.playerId) : award.playerId === playerId
  if (!isTheirs) return refuse('ERR_BONUS_NOT_FOUND')
  const given = bonus.isOfCampaign ? await findGiftTerms(db, awardId) : undefined
  const games = await readGames(db, bonus)
  const accepted = await findAccepted(db, awardId)
  const leftMinor = award.state === 'active' ? Math.max(0, wageringTargetOf(bonus) - award.wagered) : 0
  return {
    award: await showAward(db, of),
    terms: {
      version: given?.version ?? bonus.version,
      campaignId: given?.campaignId ?? null,
      acceptedAt: award.activatedAt?.toISOString() ?? null,
      accepted: accepted === null ? null : termsOfAmount(bonus, accepted),
      games,
    },
    leftToWager: { amountMinor: leftMinor, currency: bonus.currency },
    meanCost: costOfWagering(needs.listReturns(), games, { amountMinor: leftMinor, currency: bonus.currency }),
    rounds: await listBonusRounds(needs, of, page),
  }
}

function termsOfAmount(bonus: queries.Bonus, amountMinor: number) {
  const { currency } = bonus
  const targetMinor = wageringTargetOf({ ...bonus, amount: amountMinor })
  return {
    amount: { amountMinor, currency },
    wageringTarget: { amountMinor: targetMinor, currency },
  }
}

/** The player's rounds from the acceptance to the end, each with what it counted and why not. */
async function listBonusRounds(
  { db, listRounds }: Pick<BonusNeeds, 'db' | 'listRounds'>,
  { award, bonus }: awards.AwardOfBonus,
  page: Omit<BonusQuery, 'awardId'>,
): Promise<Static<typeof BonusDetail>['rounds']> {
  if (award.activatedAt === null) return { rows: [], nextCursor: null }
  const until = award.endedAt && new Date(award.endedAt.getTime() + AFTER_END_MS)
  const { rows, nextCursor } = await listRounds(db, award.playerId, { ...page, since: award.activatedAt, until })
  const ids = rows.map(({ roundId }) => roundId)
  const steps = await findRoundSteps(db, award.id, ids)
  const money = (amountMinor: number) => ({ amountMinor, currency: bonus.currency })
  const shown = rows.map((round): Static<typeof BonusRound> => {
    const step = steps.get(round.roundId)
    return {
      ...round,
      lent: money(step?.lent ?? 0),
      returned: money(step?.won ?? 0),
      counted: money(step?.counted ?? 0),
      percent: step?.percent ?? null,
      whyNot: whyNotOf(round, step, award.endedAt),
    }
  })
  return { rows: shown, nextCursor }
}

function whyNotOf(
  { isFree, playedAt }: RoundPlayed,
  step: RoundStep | undefined,
  endedAt: Date | null,
): (typeof WHY_NOT_COUNTED)[number] | null {
  if (isFree) return 'free-round'
  if (!step) return endedAt && new Date(playedAt) > endedAt ? 'after-end' : 'own-money'
  if (step.counted === 0) return 'counts-nothing'
  return step.percent !== null && step.percent < 100 ? 'counts-in-part' : null
}
