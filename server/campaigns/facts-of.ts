import type { CampaignTerms, Finding } from '#contract/shapes/campaigns.ts'
import type { PlayCondition, PromotionFacts, PromotionFinding } from '../law/index.ts'
import { largestGift } from './judge-terms.ts'

/** Gifts that are given for play itself; all others are given for a payment, a code or nothing. */
const CONDITIONS: Partial<Record<CampaignTerms['gift']['kind'], readonly PlayCondition[]>> = { cashback: ['loss'] }

/** Terms as the law sees them. Every gift is an offer: it is accepted under its terms before anything is there. */
export function factsOf(terms: CampaignTerms): PromotionFacts {
  const { name, gift, wagering } = terms
  const figures = [
    largestGift(terms),
    ...(wagering ? [wagering.times, wagering.daysToAccept, wagering.daysToPlay] : []),
  ]
  return {
    hasShortTerms: name.trim() !== '' && figures.every((figure) => figure > 0),
    areTermsToldFirst: true,
    dependsOnNotWithdrawing: terms.endsAtWithdrawal,
    conditions: CONDITIONS[gift.kind] ?? [],
    // Every game of the house is one: the server decides its outcome.
    isOnTechnicalGame: true,
    depositedDayMinor: 0,
  }
}

/** Where in the form a finding stands, and what makes the terms lawful. */
export function findingOf({ rule, refusal, texts }: PromotionFinding, terms: CampaignTerms): Finding {
  const shown = { refusal, texts: { ...texts } }
  if (rule === 'competition') return { field: 'gift', remedy: 'use-deposit-match', ...shown }
  if (rule === 'market-unknown') return { field: 'gift', remedy: 'not-in-this-market', ...shown }
  if (terms.endsAtWithdrawal) return { field: 'endsAtWithdrawal', remedy: 'keep-at-withdrawal', ...shown }
  return { field: 'name', remedy: 'write-short-terms', ...shown }
}
