import type { CampaignTerms, Finding } from '#contract/shapes/campaigns.ts'
import type { PlayCondition, PromotionFacts, PromotionFinding } from '../law/index.ts'
import { largestGift } from './judge-terms.ts'

/** Gifts that are given for play itself; all others are given for a payment, a code or nothing. */
const CONDITIONS: Partial<Record<CampaignTerms['gift']['kind'], readonly PlayCondition[]>> = { cashback: ['loss'] }

/** Terms as the law sees them. Every gift is an offer: its terms are accepted before anything is given. */
export function factsOf(terms: CampaignTerms): PromotionFacts {
  const { name, gift, wagering } = terms
  const figures = [
    largestGift(terms),
    ...(wagering ? [wagering.times, wagering.daysToAccept, wagering.daysToPlay] : []),
  ]
  return {
    gives: 'bonus',
    hasShortTerms: name.trim() !== '' && figures.every((figure) => figure > 0),
    areTermsToldFirst: true,
    dependsOnNotWithdrawing: terms.endsAtWithdrawal,
    conditions: CONDITIONS[gift.kind] ?? [],
    // Every game of the house is one: the server decides its outcome.
    isOnTechnicalGame: true,
    depositedDayMinor: 0,
  }
}

/** Field of the campaign's form for a finding. */
export function findingOf({ rule, refusal, remedy, texts }: PromotionFinding): Finding {
  const shown = { refusal, remedy, texts: { ...texts } }
  // A campaign has a kind of gift that needs no play.
  if (rule === 'competition') return { ...shown, field: 'gift', remedy: 'use-deposit-match' }
  if (rule === 'market-unknown') return { ...shown, field: 'gift' }
  return { ...shown, field: remedy === 'keep-at-withdrawal' ? 'endsAtWithdrawal' : 'name' }
}
